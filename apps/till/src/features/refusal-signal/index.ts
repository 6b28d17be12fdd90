export { alertHand } from "./alert-hand.ts";
export { RefusalSignal } from "./refusal-signal.tsx";
