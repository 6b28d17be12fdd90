import type { Bill } from "../bill/bill.ts";
import { isCredit, lineAmount, type CommissionLine, type Line } from "../bill/line.ts";
import { earnedBy } from "../commission/commission-due.ts";
import type { Currency } from "../money/currency.ts";
import { money, negateMoney, noMoney, sumMoney } from "../money/money.ts";
import { billAmount } from "../payment/bill-totals.ts";
import { sumPayDetails } from "../payment/pay-detail-sum.ts";
import { roleOf, type PayType } from "../payment/pay-type.ts";
import type { Settlement } from "../payment/settlement.ts";
import {
  addFigures,
  emptyFigures,
  type BillFigures,
  type ClosedFigures,
  type StaffAmount,
} from "./bill-figures.ts";
import { breakdownOf, type BreakdownRules } from "./sales-breakdown.ts";

/** What bills are reckoned with. Pay types include deleted ones, or their rows count as 'other'. */
export type Reckoning = BreakdownRules & {
  readonly payTypes: readonly PayType[];
  readonly currency: Pick<Currency, "hasDecimals">;
};

/** Adds bills up: open ones as they stand, closed ones as they were settled, voided ones as nothing. */
export function figuresOf(bills: readonly Bill[], reckoning: Reckoning): BillFigures {
  const figures = bills
    .map((bill) => figuresOfBill(bill, reckoning))
    .reduce(addFigures, emptyFigures);
  // Added up at once: a thousand bills have thousands of lines.
  return { ...figures, breakdown: breakdownOf(bills, reckoning) };
}

function figuresOfBill(bill: Bill, { payTypes, currency }: Reckoning): BillFigures {
  switch (bill.status) {
    case "open":
      return { ...emptyFigures, open: { count: 1, amount: billAmount(bill, payTypes, currency) } };
    case "voided":
      return { ...emptyFigures, voided: { count: 1, amount: noMoney } };
    case "closed":
      return figuresOfClosed(bill.lines, settlementOf(bill), payTypes);
  }
}

function settlementOf({ settlement, number }: Bill): Settlement {
  if (settlement === null) throw new RangeError(`Bill ${number} is closed without a settlement`);
  return settlement;
}

function figuresOfClosed(
  lines: readonly Line[],
  settlement: Settlement,
  payTypes: readonly PayType[],
): BillFigures {
  const { totals, payments, change } = settlement;
  return {
    ...emptyFigures,
    closed: closedFigures(settlement, payTypes),
    subtotal: totals.subtotal,
    discount: totals.discount,
    charges: totals.charges,
    rounding: totals.rounding,
    creditedBack: negateMoney(sumMoney(lines.filter(isCredit).map(lineAmount))),
    commissions: commissionsOf(lines),
    payDetails: payments,
    change,
  };
}

/** The change came out of the drawer, so it comes off the cash, however the guest paid. */
function closedFigures(
  { totals, payments, change }: Settlement,
  payTypes: readonly PayType[],
): ClosedFigures {
  const cashIds = new Set(payTypes.filter((type) => roleOf(type) === "cash").map(({ id }) => id));
  const cards = payTypes.filter((type) => type.isCreditCard && roleOf(type) !== "cash");
  const cardIds = new Set(cards.map(({ id }) => id));
  const handed = sumPayDetails(payments.filter(({ payType }) => cashIds.has(payType)));
  const card = sumPayDetails(payments.filter(({ payType }) => cardIds.has(payType)));
  const cash = money(handed - change);
  const cardAndOther = money(totals.amount - cash);
  const other = money(cardAndOther - card);
  return { count: 1, amount: totals.amount, cash, card, other, cardAndOther };
}

function commissionsOf(lines: readonly Line[]): readonly StaffAmount[] {
  return lines
    .filter((line): line is CommissionLine => line.type === "commission")
    .map((line) => ({ staff: line.staff, amount: earnedBy(line) }));
}
