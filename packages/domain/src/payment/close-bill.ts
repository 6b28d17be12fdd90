import { requireOpen, type Bill } from "../bill/bill.ts";
import { isRunning } from "../bill/change-time.ts";
import { requirePrintedBill } from "../bill/order-guards.ts";
import type { ShiftId, WorkDayId } from "../id.ts";
import { isPayable, type Decimals } from "../money/currency.ts";
import { isRefusal, refuse, type Refusal } from "../refusal.ts";
import type { Instant } from "../time/instant.ts";
import { billTotals } from "./bill-totals.ts";
import type { PayRules } from "./pay-rules.ts";
import type { PayDetail } from "../bill/settlement.ts";
import { settle } from "./settle-bill.ts";

/** The shift that takes the money, and the day to which it belongs. */
type TakingShift = { readonly id: ShiftId; readonly workDay: WorkDayId };

export type Closing = PayRules & {
  readonly payments: readonly PayDetail[];
  readonly currency: Decimals;
  /** The open shift of the station, if it has one. */
  readonly shift: TakingShift | null;
  readonly at: Instant;
};

/** A bill is closed once it is paid in full, in the shift and on the day in which the money came in. */
export function closeBill(bill: Bill, closing: Closing): Bill | Refusal {
  const { shift, at } = closing;
  const refusal = requireReadyToPay(bill);
  if (refusal !== null) return refusal;
  if (shift === null) return refuse("start-shift");
  const fraction = closing.payments.find(({ total }) => !isPayable(total, closing.currency));
  if (fraction !== undefined) return refuse("amount-invalid", { amount: fraction.total });
  const totals = billTotals(bill.lines, closing.payTypes, closing.currency);
  const settlement = settle(totals, closing.payments, closing);
  if (isRefusal(settlement)) return settlement;
  return {
    ...bill,
    status: "closed",
    settlement,
    shift: shift.id,
    workDay: shift.workDay,
    updatedAt: at,
  };
}

/** Only an open bill with items can be paid, when all of it is sent and no clock is running. */
export function requireReadyToPay(bill: Bill): Refusal | null {
  const refusal = requireOpen(bill) ?? requirePrintedBill(bill);
  if (refusal !== null) return refusal;
  return bill.lines.some(isRunning) ? refuse("timer-running") : null;
}
