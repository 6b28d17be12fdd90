export { describeBillEnd } from "./describe-bill-end.ts";
export { Outbox } from "./outbox.tsx";
export { TableQuestion } from "./table-question.tsx";
