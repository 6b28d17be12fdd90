export { allowIntent, approvalOf } from "./allow-intent.ts";
export { canBeAllowed } from "./can-be-allowed.ts";
export { Approval } from "./approval.tsx";
