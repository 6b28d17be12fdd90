import type {
  DaySummaryReply,
  MonthSummaryReply,
  ShiftSummaryReply,
} from "@comanda/contract/summary";
import { dateTimeOf } from "@comanda/contract/wire";
import { billsByStatusCode } from "@comanda/domain/shift/bill-figures";
import type { MovedCash, PeriodFigures } from "@comanda/domain/shift/period-figures";
import type { ShiftSummary } from "@comanda/domain/shift/shift-summary";
import { wireDate } from "@comanda/domain/time/date-text";
import type { Instant } from "@comanda/domain/time/instant";
import type { DaySummary, ShiftRow } from "@comanda/domain/work-day/day-summary";
import type { MonthSummary } from "@comanda/domain/work-day/summarize-month";

import type { JournalHead } from "#journal/journal-store.ts";

import { shownHead } from "./filed-head.ts";

/** A shift report under its wire names. */
export function presentShift(summary: ShiftSummary, head: JournalHead | null): ShiftSummaryReply {
  const { name, station, staff, startedAt, endedAt, endedBy, drawer } = summary;
  return {
    ...presentPeriod(summary, head),
    name,
    station,
    user: staff,
    startTime: dateTimeOf(startedAt),
    endTime: momentOrNull(endedAt),
    ...(endedBy !== undefined && { endedBy }),
    drawer,
  };
}

export function presentDay(summary: DaySummary, head: JournalHead | null): DaySummaryReply {
  const { locationName, startedAt, endedAt, shifts, totals } = summary;
  return {
    ...presentPeriod(summary, head),
    location: { name: locationName },
    startTime: dateTimeOf(startedAt),
    endTime: momentOrNull(endedAt),
    shifts: shifts.map(presentShiftRow),
    totals,
  };
}

export function presentMonth(summary: MonthSummary, head: JournalHead | null): MonthSummaryReply {
  const { locationName, from, to, days, shifts, totals } = summary;
  return {
    ...presentPeriod(summary, head),
    location: { name: locationName },
    from: wireDate(from),
    to: wireDate(to),
    monthYear: wireDate(from).slice(0, "YYYY-MM".length),
    days: days.map(({ startedAt, endedAt, ...closed }) => ({
      startTime: dateTimeOf(startedAt),
      endTime: momentOrNull(endedAt),
      ...closed,
    })),
    shifts: shifts.map(presentShiftRow),
    totals,
  };
}

type Period = Omit<
  ShiftSummaryReply,
  "name" | "station" | "user" | "startTime" | "endTime" | "endedBy" | "drawer"
>;

function presentPeriod(
  { bills, moneyIns, moneyOuts, paidCommissions }: PeriodFigures,
  head: JournalHead | null,
): Period {
  return {
    ...(head !== null && { journalHead: shownHead(head) }),
    bills: [...billsByStatusCode(bills)],
    subtotal: bills.subtotal,
    discount: bills.discount,
    creditedBack: bills.creditedBack,
    rounding: bills.rounding,
    chargeData: bills.charges.map(({ payType, total, isContained }) => ({
      payType,
      total,
      includeOnPrice: isContained,
    })),
    payDetails: [...bills.payDetails],
    change: bills.change,
    moneyIns: moneyIns.map(presentGroup),
    moneyOuts: moneyOuts.map(presentGroup),
    commissionList: [...bills.commissions],
    payCommissions: paidCommissions.map(presentGroup),
    salesByHour: bills.breakdown === undefined ? null : [...bills.breakdown.byHour],
    salesByCategory: bills.breakdown === undefined ? null : [...bills.breakdown.byCategory],
  };
}

type WireCash = Omit<MovedCash, "at"> & { readonly createdDate: string };

function presentGroup<Group extends { readonly rows: readonly MovedCash[] }>(
  group: Group,
): Omit<Group, "rows"> & { rows: WireCash[] } {
  const rows = group.rows.map(({ at, note, amount }) => ({
    createdDate: dateTimeOf(at),
    note,
    amount,
  }));
  return { ...group, rows };
}

function presentShiftRow(row: ShiftRow) {
  const { name, station, staff, startedAt, endedAt, amount, difference } = row;
  return {
    name,
    station,
    user: staff,
    start: dateTimeOf(startedAt),
    end: momentOrNull(endedAt),
    amount,
    ...(difference !== undefined && { difference }),
  };
}

function momentOrNull(at: Instant | null): string | null {
  return at === null ? null : dateTimeOf(at);
}
