import type {
  DaySummaryReply,
  MonthSummaryReply,
  ShiftSummaryReply,
} from "@comanda/contract/summary";

import { sum, type Figures } from "./compute-figures.ts";

/** Converts a report's figures to the names used in `compute-figures.ts`. */
export function figuresOf(
  summary: ShiftSummaryReply | DaySummaryReply | MonthSummaryReply,
): Figures {
  const [open, { count, amount, cash, card, other }, voided] = summary.bills;
  return {
    closed: { count, amount, cash, card, other },
    open,
    voided,
    subtotal: summary.subtotal,
    discount: summary.discount,
    creditedBack: summary.creditedBack,
    change: summary.change,
    charges: byKey(summary.chargeData.map(({ payType, total }) => [payType, total])),
    paid: byKey(summary.payDetails.map(({ payType, total }) => [payType, total])),
    earned: byKey(summary.commissionList.map(({ staff, amount: earned }) => [staff, earned])),
    paidOut: byKey(summary.payCommissions.map(({ staff, amount: paid }) => [staff, paid])),
    byHour: byKey((summary.salesByHour ?? []).map(({ hour, amount: sold }) => [hour, sold])),
    byCategory: byKey(
      (summary.salesByCategory ?? []).map(({ category, amount: sold }) => [category ?? 0, sold]),
    ),
    moneyIn: sum(summary.moneyIns.map((group) => group.amount)),
    moneyOut: sum(summary.moneyOuts.map((group) => group.amount)),
  };
}

function byKey(entries: readonly (readonly [number, number])[]): Readonly<Record<string, number>> {
  return Object.fromEntries(entries);
}
