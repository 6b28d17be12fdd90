import { requireOpen, type Bill } from "../bill/bill.ts";
import { isRunning } from "../bill/change-time.ts";
import { requirePrintedBill } from "../bill/order-guards.ts";
import { refuse, type Refusal } from "../refusal.ts";

/** Only an open bill with items can be paid, after all lines are sent and all timers stopped. */
export function requireReadyToPay(bill: Bill): Refusal | null {
  return requireOpen(bill) ?? requirePrintedBill(bill) ?? requireNoRunningTimer(bill);
}

/** Checked before an order is sent in order to be paid: the kitchen must not get what cannot be paid yet. */
export function requireReadyOnceSent(bill: Bill): Refusal | null {
  return requireOpen(bill) ?? requireNoRunningTimer(bill);
}

function requireNoRunningTimer({ lines }: Bill): Refusal | null {
  return lines.some(isRunning) ? refuse("timer-running") : null;
}
