import type { UseRule } from "./topic.ts";

/** How an account of the books uses what it is for: past days are still booked there after that was retired. */
export function accountUse(column: "category" | "pay_type" | "expense_category"): UseRule {
  return { kind: "ledgerAccount", table: "ledger_account", column, name: "name", isHolding: false };
}
