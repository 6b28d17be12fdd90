import type { StaffId } from "../id.ts";
import { addMoney, noMoney, type Money } from "../money/money.ts";
import type { ChargeTotal, PayDetail } from "../bill/settlement.ts";
import { addForeign, type ForeignFigures } from "./foreign-figures.ts";
import {
  addStaffDiscounts,
  noStaffDiscounts,
  type StaffDiscountFigures,
} from "./staff-discount-figures.ts";
import { addRates, type RateFigures } from "./rate-figures.ts";
import { addPrivileges, type PrivilegeFigures } from "./privilege-figures.ts";
import { sumByKey } from "./sum-by-key.ts";
import { addBreakdowns, emptyBreakdown, type SalesBreakdown } from "./sales-breakdown.ts";

export type CountAndAmount = { readonly count: number; readonly amount: Money };

/** Closed bills by payment: cash + card + other = amount. */
export type ClosedFigures = CountAndAmount & {
  /** What cash has paid of them, after change. */
  readonly cash: Money;
  readonly card: Money;
  readonly other: Money;
  readonly cardAndOther: Money;
};

/** A charge of many bills, whose percentage may have changed meanwhile. */
export type ReportedCharge = Pick<ChargeTotal, "payType" | "total" | "isContained">;

export type StaffAmount = { readonly staff: StaffId; readonly amount: Money };

/**
 * The figures of any number of bills. All except `open`, `voided` and the money cover closed bills, for which subtotal −
 * discount − privileges + added charges + rounding = amount. Of the money, pay details − change − cash rounding =
 * amount + prepaid.
 */
export type BillFigures = {
  readonly open: CountAndAmount;
  readonly closed: ClosedFigures;
  readonly voided: CountAndAmount;
  readonly subtotal: Money;
  /** What promotions and staff took off. */
  readonly discount: Money;
  /** The part that staff gave, filed with this name. Missing in reports filed before they could. */
  readonly given?: StaffDiscountFigures | undefined;
  /** Left out where no guest was privileged by law. */
  readonly privileges?: PrivilegeFigures | undefined;
  /**
   * Bills that took back lines of others, and what they gave back. Closed bills count without them, and their amount is
   * net of it. Missing in reports filed before there were refunds.
   */
  readonly refunds?: CountAndAmount | undefined;
  readonly charges: readonly ReportedCharge[];
  /** The same by their rates. Missing in reports filed before they had it. */
  readonly rates?: readonly RateFigures[] | undefined;
  readonly rounding: Money;
  /** The value of all credits. */
  readonly creditedBack: Money;
  /** The commission earned by each member of staff. */
  readonly commissions: readonly StaffAmount[];
  /** The money that was taken by pay type, before change. */
  readonly payDetails: readonly PayDetail[];
  readonly change: Money;
  /**
   * What was taken for bills that are closed later, less what was taken earlier for the closed bills. Missing in reports
   * filed before money could be taken in parts: it was nothing.
   */
  readonly prepaid?: Money;
  /** What cash paid beyond what was due. Missing in reports filed before cash was rounded. */
  readonly cashRounding?: Money | undefined;
  /** What of it was in other currencies. Missing in reports filed before there were any. */
  readonly foreign?: readonly ForeignFigures[] | undefined;
  /** Missing in reports filed before breakdowns existed. */
  readonly breakdown?: SalesBreakdown | undefined;
};

const zeroCount: CountAndAmount = { count: 0, amount: noMoney };

export const emptyFigures: BillFigures = {
  open: zeroCount,
  closed: { ...zeroCount, cash: noMoney, card: noMoney, other: noMoney, cardAndOther: noMoney },
  voided: zeroCount,
  subtotal: noMoney,
  discount: noMoney,
  given: noStaffDiscounts,
  refunds: zeroCount,
  charges: [],
  rates: [],
  rounding: noMoney,
  creditedBack: noMoney,
  commissions: [],
  payDetails: [],
  change: noMoney,
  prepaid: noMoney,
  cashRounding: noMoney,
  foreign: [],
  breakdown: emptyBreakdown,
};

/** Adds the figures of two sets of bills. */
export function addFigures(first: BillFigures, second: BillFigures): BillFigures {
  return {
    open: addCounts(first.open, second.open),
    closed: addClosed(first.closed, second.closed),
    voided: addCounts(first.voided, second.voided),
    subtotal: addMoney(first.subtotal, second.subtotal),
    discount: addMoney(first.discount, second.discount),
    given: addStaffDiscounts(first.given, second.given),
    privileges: addPrivileges(first.privileges, second.privileges),
    refunds: addCounts(first.refunds ?? zeroCount, second.refunds ?? zeroCount),
    charges: sumCharges([...first.charges, ...second.charges]),
    rates: addRates(first.rates, second.rates),
    rounding: addMoney(first.rounding, second.rounding),
    creditedBack: addMoney(first.creditedBack, second.creditedBack),
    commissions: sumByStaff([...first.commissions, ...second.commissions]),
    payDetails: sumByPayType([...first.payDetails, ...second.payDetails]),
    change: addMoney(first.change, second.change),
    prepaid: addMoney(prepaidOf(first), prepaidOf(second)),
    cashRounding: addMoney(first.cashRounding ?? noMoney, second.cashRounding ?? noMoney),
    foreign: addForeign(first.foreign, second.foreign),
    breakdown: addBreakdowns(first.breakdown, second.breakdown),
  };
}

export function prepaidOf({ prepaid }: Pick<BillFigures, "prepaid">): Money {
  return prepaid ?? noMoney;
}

export function sumCharges(charges: readonly ChargeTotal[]): readonly ReportedCharge[] {
  const reported = charges.map(({ payType, total, isContained }) => ({
    payType,
    total,
    isContained,
  }));
  return sumByKey(reported, chargeKey, addTotals);
}

/** Leaves out staff whose lines were all taken back, or went to another member of staff. */
export function sumByStaff(amounts: readonly StaffAmount[]): readonly StaffAmount[] {
  const sums = sumByKey(amounts, ({ staff }) => staff, addAmounts);
  return sums.filter(({ amount }) => amount !== 0);
}

export function sumByPayType(details: readonly PayDetail[]): readonly PayDetail[] {
  return sumByKey(details, ({ payType }) => payType, addTotals);
}

/** Removes open bills, which belong to no shift. */
export function withoutOpenBills(figures: BillFigures): BillFigures {
  return { ...figures, open: zeroCount };
}

/** The rows in the order of the status codes: open, closed, voided. */
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

/** Keeps contained and added charges apart, for a venue that moves a tax into its prices. */
function chargeKey({ payType, isContained }: ReportedCharge): number {
  return 2 * payType + (isContained ? 1 : 0);
}

function addAmounts<Row extends { readonly amount: Money }>(one: Row, other: Row): Row {
  return { ...one, amount: addMoney(one.amount, other.amount) };
}

function addTotals<Row extends PayDetail>(one: Row, other: Row): Row {
  return { ...one, total: addMoney(one.total, other.total) };
}
