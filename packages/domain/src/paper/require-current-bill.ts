import type { BillStatus } from "../bill/bill.ts";
import { refuse, type Refusal } from "../refusal.ts";

/**
 * The paper of a bill is not printed again once the bill was paid, voided or opened again: with the check of a paid
 * bill, guests could be asked for money that nobody records.
 */
export function requireCurrentBill(onPaper: BillStatus, now: BillStatus): Refusal | null {
  return onPaper === now ? null : refuse("paper-outdated");
}
