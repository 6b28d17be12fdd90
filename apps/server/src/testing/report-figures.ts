import type { listBills } from "@comanda/contract/list-bills";
import type { ReplyOf } from "@comanda/contract/call";
import type { DaySummaryReply, ShiftSummaryReply } from "@comanda/contract/summary";

import type { Ledger } from "./test-ledger.ts";

export type Lists = ReplyOf<typeof listBills>;

/** The category of each article of the menu. */
export type CategoryOf = ReadonlyMap<number, number>;

export function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}

/** What a report should say, from the bookkeeper's notes and the lines of the bills. */
export function figuresOf(
  ledgers: readonly Ledger[],
  { bills, billItems }: Lists,
  categoryOf: CategoryOf,
) {
  const total = (pick: (ledger: Ledger) => number): number => sum(ledgers.map(pick));
  const paid = new Set(ledgers.flatMap((ledger) => ledger.paid));
  const lines = billItems.filter(({ bill }) => paid.has(bill));
  const cash = total(({ handedCash, change }) => handedCash - change);
  const earned = sum(lines.map((line) => (line.type === 2 ? line.commission * line.qty : 0)));
  return {
    closed: {
      count: paid.size,
      amount: total(({ amount }) => amount),
      cash,
      card: total(({ card }) => card),
      other: total(({ other }) => other),
      cardAndOther: total(({ card, other }) => card + other),
    },
    voided: total(({ voided }) => voided),
    change: total(({ change }) => change),
    total: sum(lines.map((line) => line.total)),
    given: sum(lines.map((line) => (line.type === 6 ? 0 - line.total : 0))),
    creditedBack: sum(
      lines.map(({ credits, parent, total: amount }) =>
        credits === null || credits === parent ? 0 : 0 - amount,
      ),
    ),
    moneyIn: total(({ moneyIn }) => moneyIn),
    moneyOut: total(({ moneyOut }) => moneyOut),
    commissionsPaid: total(({ commissionsPaid }) => commissionsPaid),
    earned,
    byHour: hoursOf(bills.filter(({ id }) => paid.has(id))),
    byCategory: sumBy(
      lines,
      ({ product }) => categoryOf.get(product) ?? 0,
      (line) => line.total,
    ),
  };
}

/** Bangkok is seven hours ahead of the times on the wire, all year round. */
function hoursOf(bills: Lists["bills"]): Record<number, number> {
  return sumBy(
    bills,
    ({ updatedDate }) => (Number(updatedDate.slice(11, 13)) + 7) % 24,
    ({ amount }) => amount,
  );
}

function sumBy<Row>(
  rows: readonly Row[],
  keyOf: (row: Row) => number,
  amountOf: (row: Row) => number,
): Record<number, number> {
  const groups = Map.groupBy(rows, keyOf);
  return Object.fromEntries([...groups].map(([key, own]) => [key, sum(own.map(amountOf))]));
}

/** The same figures, out of a report. */
export function reported(
  summary: ShiftSummaryReply | DaySummaryReply,
): ReturnType<typeof figuresOf> {
  return {
    closed: summary.bills[1],
    voided: summary.bills[2].count,
    change: summary.change,
    total: summary.subtotal - summary.discount,
    given: sum(Object.values(summary.given ?? {})),
    creditedBack: summary.creditedBack,
    moneyIn: amounts(summary.moneyIns),
    moneyOut: amounts(summary.moneyOuts),
    commissionsPaid: amounts(summary.payCommissions),
    earned: amounts(summary.commissionList),
    byHour: Object.fromEntries(
      (summary.salesByHour ?? []).map(({ hour, amount }) => [hour, amount]),
    ),
    byCategory: Object.fromEntries(
      (summary.salesByCategory ?? []).map(({ category, amount }) => [category, amount]),
    ),
  };
}

function amounts(rows: readonly { readonly amount: number }[]): number {
  return sum(rows.map(({ amount }) => amount));
}
