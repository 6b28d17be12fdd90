import type { Bill } from "../bill/bill.ts";
import { fireWaitingCourses } from "../bill/course.ts";
import { waitAgain } from "../bill/served.ts";
import type { BillTotals, PayDetail } from "../bill/settlement.ts";
import type { ShiftId, StaffId, WorkDayId } from "../id.ts";
import { isPayable, type CashRounded, type Decimals } from "../money/currency.ts";
import { subtractMoney, type Money } from "../money/money.ts";
import { refuse, type Refusal } from "../refusal.ts";
import type { Instant } from "../time/instant.ts";
import { totalsOfOpenBill } from "./bill-totals.ts";
import type { PayRules } from "./pay-rules.ts";
import { findCash } from "./pay-type.ts";
import { requireReadyToPay } from "./require-ready-to-pay.ts";
import type { HandedOver } from "./settle-bill.ts";
import { paidOf, settlementOf, tendersOf, type Tender } from "./tender.ts";

/** The shift that takes the money, and its work day. */
export type ReceivingShift = { readonly id: ShiftId; readonly workDay: WorkDayId };

/** What taking money needs to know. */
export type TakingMoney = PayRules & {
  readonly currency: Decimals & CashRounded;
  /** What was taken for the bill before. */
  readonly tenders: readonly Tender[];
  readonly staff: StaffId;
  /** The station's open shift, if any. */
  readonly shift: ReceivingShift | null;
  readonly at: Instant;
};

/** A bill after money was taken for it or given back, with the new tenders. */
export type TakenMoney = { readonly bill: Bill; readonly taken: readonly Tender[] };

/** Returns the shift that takes these payments of a bill that can be paid. */
export function requireReceivingShift(
  bill: Bill,
  { shift, currency }: TakingMoney,
  payments: readonly PayDetail[],
): ReceivingShift | Refusal {
  const refusal = requireReadyToPay(bill);
  if (refusal !== null) return refusal;
  if (shift === null) return refuse("start-shift");
  const fraction = payments.find(({ total }) => !isPayable(total, currency));
  return fraction === undefined ? shift : refuse("amount-invalid", { amount: fraction.total });
}

/** The totals of the bill now, and what is not paid yet; negative if the guest gets money back. */
export function computeDue(
  bill: Bill,
  { payTypes, currency, tenders }: TakingMoney,
): { readonly totals: BillTotals; readonly due: Money } {
  const totals = totalsOfOpenBill(bill, payTypes, currency);
  return { totals, due: subtractMoney(totals.amount, paidOf(tenders)) };
}

type Taking = {
  readonly shift: ReceivingShift;
  readonly totals: BillTotals;
  readonly handedOver: HandedOver;
};

/**
 * Adds what was handed over to a bill, which closes it in this shift once nothing is due. That fires what still waits: no
 * guest pays for what nobody makes.
 */
export function addTenders(
  bill: Bill,
  { payTypes, tenders: before, staff, at }: TakingMoney,
  { shift, totals, handedOver }: Taking,
): TakenMoney {
  const cash = findCash(payTypes)?.id ?? null;
  const taken = tendersOf(handedOver, cash, { staff, shift: shift.id, at });
  const tenders = [...before, ...taken];
  const paid = paidOf(tenders);
  const open: Bill = { ...bill, paid, updatedAt: at };
  if (paid !== totals.amount) return { bill: open, taken };
  const settlement = settlementOf(totals, tenders);
  const fired = waitAgain(open, fireWaitingCourses(open, { at, by: staff }), at);
  return {
    bill: { ...fired, status: "closed", settlement, shift: shift.id, workDay: shift.workDay },
    taken,
  };
}
