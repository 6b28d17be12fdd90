import type {
  DaySummaryReply,
  MonthSummaryReply,
  ShiftSummaryReply,
} from "@comanda/contract/summary";
import { formatDateTime } from "@comanda/contract/wire";
import { billsByStatusCode, prepaidOf } from "@comanda/domain/shift/bill-figures";
import type { CashMovement, PeriodFigures } from "@comanda/domain/shift/period-figures";
import type { DrawerFigures, ShiftSummary } from "@comanda/domain/shift/shift-summary";
import { wireDate } from "@comanda/domain/time/wire-date";
import type { Instant } from "@comanda/domain/time/instant";
import type { DaySummary, ShiftRow } from "@comanda/domain/work-day/day-summary";
import type { MonthSummary } from "@comanda/domain/work-day/summarize-month";

import type { JournalHead } from "#journal/journal-store.ts";

import { formatHead } from "./filed-head.ts";

/** A shift report under its wire names. */
export function presentShift(summary: ShiftSummary, head: JournalHead | null): ShiftSummaryReply {
  const { name, station, staff, startedAt, endedAt, endedBy, drawer } = summary;
  return {
    ...presentPeriod(summary, head),
    name,
    station,
    user: staff,
    startTime: formatDateTime(startedAt),
    endTime: momentOrNull(endedAt),
    ...(endedBy !== undefined && { endedBy }),
    drawer: presentDrawer(drawer),
  };
}

function presentDrawer({ foreign, ...drawer }: DrawerFigures): ShiftSummaryReply["drawer"] {
  return { ...drawer, ...(foreign !== undefined && { foreign: [...foreign] }) };
}

export function presentDay(summary: DaySummary, head: JournalHead | null): DaySummaryReply {
  const { locationName, startedAt, endedAt, shifts, totals } = summary;
  return {
    ...presentPeriod(summary, head),
    location: { name: locationName },
    startTime: formatDateTime(startedAt),
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
      startTime: formatDateTime(startedAt),
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
    ...(head !== null && { journalHead: formatHead(head) }),
    bills: [...billsByStatusCode(bills)],
    subtotal: bills.subtotal,
    discount: bills.discount,
    ...(bills.given !== undefined && { given: bills.given }),
    ...(bills.privileges !== undefined && { privileges: bills.privileges }),
    ...(bills.refunds !== undefined && { refunds: bills.refunds }),
    creditedBack: bills.creditedBack,
    rounding: bills.rounding,
    chargeData: bills.charges.map(({ payType, total, isContained }) => ({
      payType,
      total,
      includeOnPrice: isContained,
    })),
    ...(bills.rates !== undefined && {
      rates: bills.rates.map(({ isContained, ...same }) => ({
        ...same,
        includeOnPrice: isContained,
      })),
    }),
    payDetails: [...bills.payDetails],
    change: bills.change,
    prepaid: prepaidOf(bills),
    ...(bills.cashRounding !== undefined && { cashRounding: bills.cashRounding }),
    ...(bills.foreign !== undefined && { foreign: [...bills.foreign] }),
    moneyIns: moneyIns.map(presentGroup),
    moneyOuts: moneyOuts.map(presentGroup),
    commissionList: [...bills.commissions],
    payCommissions: paidCommissions.map(presentGroup),
    salesByHour: bills.breakdown === undefined ? null : [...bills.breakdown.byHour],
    salesByCategory: bills.breakdown === undefined ? null : [...bills.breakdown.byCategory],
  };
}

type WireCash = Omit<CashMovement, "at"> & { readonly createdDate: string };

function presentGroup<Group extends { readonly rows: readonly CashMovement[] }>(
  group: Group,
): Omit<Group, "rows"> & { rows: WireCash[] } {
  const rows = group.rows.map(({ at, note, amount }) => ({
    createdDate: formatDateTime(at),
    note,
    amount,
  }));
  return { ...group, rows };
}

function presentShiftRow(row: ShiftRow) {
  const { name, station, staff, startedAt, endedAt, amount, difference, foreign } = row;
  return {
    name,
    station,
    user: staff,
    start: formatDateTime(startedAt),
    end: momentOrNull(endedAt),
    amount,
    ...(difference !== undefined && { difference }),
    ...(foreign !== undefined && { foreign: [...foreign] }),
  };
}

function momentOrNull(at: Instant | null): string | null {
  return at === null ? null : formatDateTime(at);
}
