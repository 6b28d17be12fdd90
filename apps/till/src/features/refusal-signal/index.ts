export { alertHand } from "./play-refusal-signal.ts";
export { RefusalSignal } from "./refusal-signal.tsx";
