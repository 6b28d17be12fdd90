export { describeBillEnd } from "./describe-bill-end.ts";
export { itemNames } from "./intent-texts.ts";
export { Outbox } from "./outbox.tsx";
