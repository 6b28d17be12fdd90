export { describeBillEnd } from "./describe-bill-end.ts";
export { Outbox } from "./outbox.tsx";
