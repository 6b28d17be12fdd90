import type { ExpenseCategoryId, StaffId } from "../id.ts";
import { addMoney, money, sumMoney, type Money } from "../money/money.ts";
import type { Instant } from "../time/instant.ts";
import { addFigures, emptyFigures, type BillFigures } from "./bill-figures.ts";
import { sumByKey } from "./sum-by-key.ts";

export type CashMovement = { readonly at: Instant; readonly note: string; readonly amount: Money };

/** A collapsible group of rows in a report, with its sum. */
type CashMovementGroup = { readonly amount: Money; readonly rows: readonly CashMovement[] };

/** The money-ins or money-outs of an expense category, under its name at that time. */
export type ExpenseGroup = CashMovementGroup & {
  readonly expenseCategory: ExpenseCategoryId;
  readonly expenseCategoryName: string;
};

export type PaidCommissionGroup = CashMovementGroup & { readonly staff: StaffId };

/** The figures of a shift, day or month. */
export type PeriodFigures = {
  readonly bills: BillFigures;
  readonly moneyIns: readonly ExpenseGroup[];
  readonly moneyOuts: readonly ExpenseGroup[];
  readonly paidCommissions: readonly PaidCommissionGroup[];
};

/** The totals of a report: total = sales + money-in − money-out − commissions paid. */
export type PeriodTotals = {
  readonly sales: Money;
  readonly moneyIn: Money;
  readonly moneyOut: Money;
  readonly commissionsPaid: Money;
  readonly total: Money;
};

export const emptyPeriod: PeriodFigures = {
  bills: emptyFigures,
  moneyIns: [],
  moneyOuts: [],
  paidCommissions: [],
};

/** Adds two periods, figure by figure. */
export function addPeriods(first: PeriodFigures, second: PeriodFigures): PeriodFigures {
  return {
    bills: addFigures(first.bills, second.bills),
    moneyIns: addExpenseGroups(first.moneyIns, second.moneyIns),
    moneyOuts: addExpenseGroups(first.moneyOuts, second.moneyOuts),
    paidCommissions: addPaidCommissions(first.paidCommissions, second.paidCommissions),
  };
}

/** Adds many periods in halves, so that a year of days costs little more than the sum of its rows. */
export function sumPeriods(periods: readonly PeriodFigures[]): PeriodFigures {
  const [first, second] = periods;
  if (first === undefined) return emptyPeriod;
  if (second === undefined) return addPeriods(emptyPeriod, first);
  const middle = Math.ceil(periods.length / 2);
  return addPeriods(sumPeriods(periods.slice(0, middle)), sumPeriods(periods.slice(middle)));
}

/** Computes the totals of a period. */
export function computePeriodTotals(period: PeriodFigures): PeriodTotals {
  const sales = period.bills.closed.amount;
  const moneyIn = groupsTotal(period.moneyIns);
  const moneyOut = groupsTotal(period.moneyOuts);
  const commissionsPaid = groupsTotal(period.paidCommissions);
  const total = money(sales + moneyIn - moneyOut - commissionsPaid);
  return { sales, moneyIn, moneyOut, commissionsPaid, total };
}

export function addExpenseGroups(
  first: readonly ExpenseGroup[],
  second: readonly ExpenseGroup[],
): readonly ExpenseGroup[] {
  return sumByKey([...first, ...second], ({ expenseCategory }) => expenseCategory, addGroup);
}

export function addPaidCommissions(
  first: readonly PaidCommissionGroup[],
  second: readonly PaidCommissionGroup[],
): readonly PaidCommissionGroup[] {
  return sumByKey([...first, ...second], ({ staff }) => staff, addGroup);
}

function addGroup<Some extends CashMovementGroup>(one: Some, other: Some): Some {
  const rows = [...one.rows, ...other.rows].toSorted(byTime);
  return { ...one, amount: addMoney(one.amount, other.amount), rows };
}

function byTime(one: CashMovement, other: CashMovement): number {
  return one.at - other.at || one.amount - other.amount || compareText(one.note, other.note);
}

function compareText(one: string, other: string): number {
  if (one === other) return 0;
  return one < other ? -1 : 1;
}

function groupsTotal(groups: readonly CashMovementGroup[]): Money {
  return sumMoney(groups.map(({ amount }) => amount));
}
