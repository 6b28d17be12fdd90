import type { Bill } from "../bill/bill.ts";
import type { ShiftId, WorkDayId } from "../id.ts";
import { isPayable, type Decimals } from "../money/currency.ts";
import { isRefusal, refuse, type Refusal } from "../refusal.ts";
import type { Instant } from "../time/instant.ts";
import { billTotals } from "./bill-totals.ts";
import type { PayRules } from "./pay-rules.ts";
import type { PayDetail } from "../bill/settlement.ts";
import { settleBill } from "./settle-bill.ts";
import { requireReadyToPay } from "./require-ready-to-pay.ts";

/** The shift that takes the money, and its work day. */
type ReceivingShift = { readonly id: ShiftId; readonly workDay: WorkDayId };

export type CloseBillInput = PayRules & {
  readonly payments: readonly PayDetail[];
  readonly currency: Decimals;
  /** The station's open shift, if any. */
  readonly shift: ReceivingShift | null;
  readonly at: Instant;
};

/** Closes a bill that is paid in full, and assigns it to the shift that took the money and to its work day. */
export function closeBill(bill: Bill, closing: CloseBillInput): Bill | Refusal {
  const { shift, at } = closing;
  const refusal = requireReadyToPay(bill);
  if (refusal !== null) return refusal;
  if (shift === null) return refuse("start-shift");
  const fraction = closing.payments.find(({ total }) => !isPayable(total, closing.currency));
  if (fraction !== undefined) return refuse("amount-invalid", { amount: fraction.total });
  const totals = billTotals(bill.lines, closing.payTypes, closing.currency);
  const settlement = settleBill(totals, closing.payments, closing);
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
