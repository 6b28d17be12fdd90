import { approvableCalls, type ApprovableCall } from "@comanda/contract/approval";

/** Why a user may not do alone what a manager can allow, or an approval no longer holds. */
const codes: ReadonlySet<string> = new Set([
  "permission-denied",
  "discount-above-limit",
  "approval-invalid",
  "approval-not-allowed",
  "pressed-by-another",
]);

export function canBeAllowed(call: string, code: string): call is ApprovableCall {
  return codes.has(code) && isApprovable(call);
}

export function isApprovable(call: string): call is ApprovableCall {
  return Object.hasOwn(approvableCalls, call);
}
