import { requireOpen, type Bill } from "../bill/bill.ts";
import { isRunning } from "../bill/change-time.ts";
import { requirePrintedBill } from "../bill/order-guards.ts";
import { refuse, type Refusal } from "../refusal.ts";

/** Only an open bill with items can be paid, after all lines are sent and all timers stopped. */
export function requireReadyToPay(bill: Bill): Refusal | null {
  const refusal = requireOpen(bill) ?? requirePrintedBill(bill);
  if (refusal !== null) return refusal;
  return bill.lines.some(isRunning) ? refuse("timer-running") : null;
}
