import { earnedAmount } from "../commission/commission-due.ts";
import type { Currency } from "../money/currency.ts";
import {
  money,
  negateMoney,
  noMoney,
  subtractMoney,
  sumMoney,
  type Money,
} from "../money/money.ts";
import { sumPayDetails } from "../payment/pay-detail-sum.ts";
import { roleOf, type PayType } from "../payment/pay-type.ts";
import { paidOf } from "../payment/tender.ts";
import type { PayDetail } from "../bill/settlement.ts";
import {
  sumByPayType,
  sumByStaff,
  sumCharges,
  type BillFigures,
  type ClosedFigures,
  type CountAndAmount,
  type StaffAmount,
} from "./bill-figures.ts";
import { sumForeign } from "./foreign-figures.ts";
import { sumStaffDiscounts } from "./staff-discount-figures.ts";
import { sumRates } from "./rate-figures.ts";
import { sumPrivileges } from "./privilege-figures.ts";
import type {
  IdenticalCommissions,
  PaidBill,
  ReportedBills,
  ShiftTender,
} from "./reported-bills.ts";
import { computeBreakdown, type BreakdownSettings } from "./sales-breakdown.ts";

/** The settings for computing figures. Pay types include deleted ones, or their payments would count as 'other'. */
export type ReportSettings = BreakdownSettings & {
  readonly payTypes: readonly PayType[];
  readonly currency: Pick<Currency, "hasDecimals">;
};

/**
 * Computes the figures of bills: open ones as their lists show them, closed ones as settled, voided ones only counted.
 */
export function computeFigures(bills: ReportedBills, settings: ReportSettings): BillFigures {
  const { openAmounts, closed, voidedCount, articleLines, commissions, discounts, tenders } = bills;
  const { payTypes } = settings;
  const settlements = closed.map(({ settlement }) => settlement);
  const totals = settlements.map((settlement) => settlement.totals);
  const credits = articleLines.filter(({ isCredit }) => isCredit);
  return {
    open: { count: openAmounts.length, amount: sumMoney(openAmounts) },
    closed: closedFigures(closed, payTypes),
    voided: { count: voidedCount, amount: noMoney },
    subtotal: sumMoney(totals.map(({ subtotal }) => subtotal)),
    discount: sumMoney(totals.map(({ discount }) => discount)),
    given: sumStaffDiscounts(discounts),
    privileges: sumPrivileges(totals),
    refunds: refundFigures(closed),
    charges: sumCharges(totals.flatMap(({ charges }) => charges)),
    rates: sumRates(totals.flatMap(({ charges }) => charges)),
    rounding: sumMoney(totals.map(({ rounding }) => rounding)),
    creditedBack: negateMoney(sumMoney(credits.map(({ amount }) => amount))),
    commissions: sumByStaff(commissions.map(toStaffAmount)),
    payDetails: sumByPayType(tenders.flatMap(toPayDetail)),
    change: sumMoney(tenders.map(({ change }) => change)),
    prepaid: computePrepaid(bills),
    cashRounding: sumMoney(tenders.map(({ rounding }) => rounding)),
    foreign: sumForeign(tenders),
    breakdown: computeBreakdown(bills, settings),
  };
}

/** A tender that only gave change has no payment. */
function toPayDetail({ payType, received }: ShiftTender): readonly PayDetail[] {
  return payType === null || received === 0 ? [] : [{ payType, total: received }];
}

function computePrepaid({ tenders, usedPrepaid }: ReportedBills): Money {
  return subtractMoney(paidOf(tenders.filter(({ isOfSale }) => !isOfSale)), usedPrepaid);
}

/** Change always comes out of the drawer, so it is deducted from cash, whatever the guest paid with. */
function closedFigures(closed: readonly PaidBill[], payTypes: readonly PayType[]): ClosedFigures {
  const settlements = closed.map(({ settlement }) => settlement);
  const cashIds = new Set(payTypes.filter((type) => roleOf(type) === "cash").map(({ id }) => id));
  const cards = payTypes.filter((type) => type.isCreditCard && roleOf(type) !== "cash");
  const cardIds = new Set(cards.map(({ id }) => id));
  const payments = settlements.flatMap((settlement) => settlement.payments);
  const handed = sumPayDetails(payments.filter(({ payType }) => cashIds.has(payType)));
  const card = sumPayDetails(payments.filter(({ payType }) => cardIds.has(payType)));
  const amount = sumMoney(settlements.map(({ totals }) => totals.amount));
  const beyond = sumMoney(settlements.flatMap((one) => [one.change, one.cashRounding]));
  const cash = subtractMoney(handed, beyond);
  const cardAndOther = subtractMoney(amount, cash);
  const other = subtractMoney(cardAndOther, card);
  const count = closed.filter(({ isRefund }) => !isRefund).length;
  return { count, amount, cash, card, other, cardAndOther };
}

function refundFigures(closed: readonly PaidBill[]): CountAndAmount {
  const refunds = closed.filter(({ isRefund }) => isRefund);
  const amounts = refunds.map(({ settlement }) => settlement.totals.amount);
  return { count: refunds.length, amount: negateMoney(sumMoney(amounts)) };
}

function toStaffAmount({ count, ...line }: IdenticalCommissions): StaffAmount {
  return { staff: line.staff, amount: money(count * earnedAmount(line)) };
}
