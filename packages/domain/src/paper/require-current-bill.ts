import type { Bill } from "../bill/bill.ts";
import { refuse, type Refusal } from "../refusal.ts";

type BillState = Pick<Bill, "status" | "version">;

/**
 * The paper of a bill is not printed again once the bill was paid, voided or opened again: with the check of a paid
 * bill, guests could be asked for money that nobody records. A bill that has ended changes only by being opened again,
 * rebooked or refunded; then its receipt proves what is not so.
 */
export function requireCurrentBill(onPaper: BillState, now: BillState): Refusal | null {
  const isSame = onPaper.status === now.status;
  const isCurrent = isSame && (now.status === "open" || onPaper.version === now.version);
  return isCurrent ? null : refuse("paper-outdated");
}
