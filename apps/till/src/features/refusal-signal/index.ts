export { playRefusalSignal } from "./play-refusal-signal.ts";
export { RefusalSignal } from "./refusal-signal.tsx";
