import type { StaffId } from "../id.ts";
import { addMoney, noMoney, type Money } from "../money/money.ts";
import type { ChargeTotal, PayDetail } from "../bill/settlement.ts";
import { sumByKey } from "./sum-by-key.ts";
import { addBreakdowns, emptyBreakdown, type SalesBreakdown } from "./sales-breakdown.ts";

export type CountAndAmount = { readonly count: number; readonly amount: Money };

/** Closed bills by how they were paid: cash + card + other = amount. */
export type ClosedFigures = CountAndAmount & {
  /** Cash that stayed in the drawer, after change. */
  readonly cash: Money;
  readonly card: Money;
  readonly other: Money;
  readonly cardAndOther: Money;
};

export type StaffAmount = { readonly staff: StaffId; readonly amount: Money };

/**
 * What any number of bills come to. All but the open and voided rows tell of closed bills, for which
 * subtotal − discount + added charges + rounding = amount = pay details − change.
 */
export type BillFigures = {
  readonly open: CountAndAmount;
  readonly closed: ClosedFigures;
  readonly voided: CountAndAmount;
  readonly subtotal: Money;
  /** What promotions took off. */
  readonly discount: Money;
  readonly charges: readonly ChargeTotal[];
  readonly rounding: Money;
  /** The value of the lines that took something back. */
  readonly creditedBack: Money;
  /** Commission that each member of staff earned. */
  readonly commissions: readonly StaffAmount[];
  /** What the guests handed over, by pay type. */
  readonly payDetails: readonly PayDetail[];
  readonly change: Money;
  /** Not known of what was filed before reports told it. */
  readonly breakdown?: SalesBreakdown | undefined;
};

const nothing: CountAndAmount = { count: 0, amount: noMoney };

export const emptyFigures: BillFigures = {
  open: nothing,
  closed: { ...nothing, cash: noMoney, card: noMoney, other: noMoney, cardAndOther: noMoney },
  voided: nothing,
  subtotal: noMoney,
  discount: noMoney,
  charges: [],
  rounding: noMoney,
  creditedBack: noMoney,
  commissions: [],
  payDetails: [],
  change: noMoney,
  breakdown: emptyBreakdown,
};

/** The figures of two piles of bills together are the figures of each, added. */
export function addFigures(first: BillFigures, second: BillFigures): BillFigures {
  return {
    open: addCounts(first.open, second.open),
    closed: addClosed(first.closed, second.closed),
    voided: addCounts(first.voided, second.voided),
    subtotal: addMoney(first.subtotal, second.subtotal),
    discount: addMoney(first.discount, second.discount),
    charges: sumCharges([...first.charges, ...second.charges]),
    rounding: addMoney(first.rounding, second.rounding),
    creditedBack: addMoney(first.creditedBack, second.creditedBack),
    commissions: sumByStaff([...first.commissions, ...second.commissions]),
    payDetails: sumByPayType([...first.payDetails, ...second.payDetails]),
    change: addMoney(first.change, second.change),
    breakdown: addBreakdowns(first.breakdown, second.breakdown),
  };
}

export function sumCharges(charges: readonly ChargeTotal[]): readonly ChargeTotal[] {
  return sumByKey(charges, chargeKey, addTotals);
}

export function sumByStaff(amounts: readonly StaffAmount[]): readonly StaffAmount[] {
  return sumByKey(amounts, ({ staff }) => staff, addAmounts);
}

export function sumByPayType(details: readonly PayDetail[]): readonly PayDetail[] {
  return sumByKey(details, ({ payType }) => payType, addTotals);
}

/** The same figures without the bills that are still open, which are no shift's own. */
export function withoutOpenBills(figures: BillFigures): BillFigures {
  return { ...figures, open: nothing };
}

/** The rows of the bill table in the order of the status codes: open, closed, voided. */
export function billsByStatusCode({
  open,
  closed,
  voided,
}: BillFigures): readonly [CountAndAmount, ClosedFigures, CountAndAmount] {
  return [open, closed, voided];
}

function addCounts(first: CountAndAmount, second: CountAndAmount): CountAndAmount {
  return { count: first.count + second.count, amount: addMoney(first.amount, second.amount) };
}

function addClosed(first: ClosedFigures, second: ClosedFigures): ClosedFigures {
  return {
    ...addCounts(first, second),
    cash: addMoney(first.cash, second.cash),
    card: addMoney(first.card, second.card),
    other: addMoney(first.other, second.other),
    cardAndOther: addMoney(first.cardAndOther, second.cardAndOther),
  };
}

/** A venue that moves a tax into its prices keeps both figures apart. */
function chargeKey({ payType, isContained }: ChargeTotal): number {
  return 2 * payType + (isContained ? 1 : 0);
}

function addAmounts<Row extends { readonly amount: Money }>(one: Row, other: Row): Row {
  return { ...one, amount: addMoney(one.amount, other.amount) };
}

function addTotals<Row extends PayDetail>(one: Row, other: Row): Row {
  return { ...one, total: addMoney(one.total, other.total) };
}
