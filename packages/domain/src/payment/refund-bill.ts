import type { Bill } from "../bill/bill.ts";
import { createRefund } from "../bill/create-refund.ts";
import {
  allRefundable,
  isNothingLeft,
  refundLines,
  withRefunds,
  type RefundParts,
  type RefundPress,
} from "../bill/refund-lines.ts";
import type { BillTotals, PayDetail } from "../bill/settlement.ts";
import type { Line } from "../bill/line.ts";
import type { StaffId } from "../id.ts";
import type { CashRounded } from "../money/currency.ts";
import { negateMoney, noMoney, subtractMoney, type Money } from "../money/money.ts";
import { isRefusal, refuse, type Refusal } from "../refusal.ts";
import { roundCash } from "./cash-due.ts";
import { findCash } from "./pay-type.ts";
import { checkRefundMoney, refundableMoney, type RefundPayment } from "./refund-money.ts";
import { refundTotals, type ChargeRules } from "./refund-totals.ts";
import type { ReceivingShift, TakenMoney } from "./taking-money.ts";
import { paidOf, settlementOf, type Tender } from "./tender.ts";

/** A bill with its money, and its refunds with theirs, oldest first. */
export type RefundableBill = {
  readonly bill: Bill;
  readonly refunds: readonly Bill[];
  /** Of the bill and of its refunds, in the order taken. */
  readonly tenders: readonly Tender[];
};

export type PlannedRefund = {
  readonly lines: readonly Line[];
  readonly totals: BillTotals;
  /** What the guest gets back. */
  readonly amount: Money;
  /** What can go back by each pay type. */
  readonly left: readonly PayDetail[];
};

/** Says what a refund of some lines comes to, or of all that is left. */
export function planRefund(
  refundable: RefundableBill,
  parts: RefundParts | null,
  press: RefundPress & ChargeRules,
): PlannedRefund | Refusal {
  const { bill, refunds, tenders } = refundable;
  const refusal = requireRefundable(bill);
  if (refusal !== null) return refusal;
  const before = withRefunds(bill, refunds);
  const all = allRefundable(before);
  if (all.size === 0) return refuse("refunded-already");
  const lines = refundLines(before, parts ?? all, press);
  if (isRefusal(lines)) return lines;
  const after = withRefunds(before, [{ lines }]);
  const totals = refundTotals(
    [totalsOf(bill), ...refunds.map(totalsOf)],
    {
      sold: bill.lines,
      left: after.lines,
      isNothingLeft: isNothingLeft(after),
      privilege: bill.privilege,
    },
    press,
  );
  const left = refundableMoney(tenders, findCash(press.payTypes)?.id ?? null);
  return { lines, totals, amount: negateMoney(totals.amount), left };
}

/** Only what guests have paid goes back, and a refund is final. */
export function requireRefundable({ status, refundOf }: Bill): Refusal | null {
  if (refundOf !== null) return refuse("refund-is-final");
  return status === "closed" ? null : refuse("bill-not-closed", { status });
}

function totalsOf({ settlement, number }: Bill): BillTotals {
  if (settlement === null) throw new RangeError(`Bill ${number} is closed without a settlement`);
  return settlement.totals;
}

export type RefundInput = RefundPress &
  ChargeRules & {
    readonly currency: CashRounded;
    /** Null for all that is left. */
    readonly parts: RefundParts | null;
    readonly reason: string;
    readonly payments: readonly RefundPayment[];
    readonly staff: StaffId;
    /** The station's open shift, if any, whose drawer gives the money. */
    readonly shift: ReceivingShift | null;
  };

/** Refunds a closed bill, whole or in part, by a bill of its own that is closed at once. */
export function refundBill(refundable: RefundableBill, input: RefundInput): TakenMoney | Refusal {
  const { shift, payments, staff, at } = input;
  const refusal = requireRefundable(refundable.bill);
  if (refusal !== null) return refusal;
  if (shift === null) return refuse("start-shift");
  const reason = input.reason.trim();
  if (reason === "") return refuse("reason-required");
  const planned = planRefund(refundable, input.parts, input);
  if (isRefusal(planned)) return planned;
  const { lines, totals, amount, left } = planned;
  const cash = findCash(input.payTypes)?.id ?? null;
  const wrong = checkRefundMoney(payments, { amount, left, cash, currency: input.currency });
  if (wrong !== null) return wrong;
  const taken = payments.map(({ payType, total, insteadOf }): Tender => {
    // Coins can give back only what they can pay.
    const handed = payType === cash ? roundCash(total, input.currency) : total;
    return {
      id: null,
      payType,
      received: negateMoney(handed),
      change: noMoney,
      rounding: subtractMoney(total, handed),
      given: null,
      reverses: null,
      insteadOf,
      staff,
      shift: shift.id,
      at,
    };
  });
  const refund = createRefund(refundable.bill, { lines, reason, staff, shift, at });
  const settlement = settlementOf(totals, taken);
  return { bill: { ...refund, paid: paidOf(taken), settlement }, taken };
}
