import { cashCountSchema } from "@comanda/contract/cash-count";
import { daySnapshot } from "@comanda/contract/summary-snapshot";
import { id, type WorkDayId } from "@comanda/domain/id";
import type { ReportSettings } from "@comanda/domain/shift/compute-figures";
import type { ShiftSummary } from "@comanda/domain/shift/shift-summary";
import { summarizeShift } from "@comanda/domain/shift/summarize-shift";
import { dayBefore, type CalendarDate } from "@comanda/domain/time/calendar";
import { instant } from "@comanda/domain/time/instant";
import type { DaySummary } from "@comanda/domain/work-day/day-summary";
import { summarizeDay } from "@comanda/domain/work-day/summarize-day";
import { summarizeMonth } from "@comanda/domain/work-day/summarize-month";
import { afterAll, beforeAll, expect, test } from "vitest";

import type { Database } from "#database/database.ts";
import { fromJson } from "#database/portable-columns.ts";

import { readFiledShifts } from "../../testing/filed-shifts.ts";
import { migrateTablesToTenders } from "../../testing/former-settlements.ts";
import { readOwnerReports } from "../../testing/read-owner-reports.ts";
import { resultAfterTampering } from "../../testing/tamper-journal.ts";
import { testTime } from "../../testing/test-app.ts";
import type { TestDatabase } from "../../testing/test-database.ts";
import { openTestYear } from "../../testing/test-year.ts";
import { reportMonth } from "../report/month-report.ts";
import { findTimeZone } from "../venue/index.ts";

/** A whole year, but for the time that a test may take with two bills a day instead of a thousand. */
const size = {
  articles: 100,
  bills: 730,
  days: 365,
  openBills: 0,
  customers: 20,
  stations: 3,
  seed: 48,
  until: instant(testTime),
};

const lotus = id<"location">(1);

let made: TestDatabase;
beforeAll(async () => {
  made = await openTestYear(size);
}, 60_000);
afterAll(() => made.remove());

test("a year of two bills a day has the same bills and owner reports after the migration, to the unit", async () => {
  const before = await readYear(made.database);
  const sold = before.bills.filter(({ refund_of }) => refund_of === null);
  expect(sold).toHaveLength(size.bills);
  // Refunds, which there were not before tenders, pass through the old form, too.
  expect(before.bills.length).toBeGreaterThan(size.bills);
  expect(before.reports.flatMap(({ rows }) => rows).length).toBeGreaterThan(500);
  expect(await resultAfterTampering(made.database, migrateTablesToTenders, readYear)).toEqual(
    before,
  );
});

async function readYear(database: Database) {
  const dates = { from: "2025-01-01", to: "2026-12-31" };
  return {
    reports: await readOwnerReports(database, lotus, dates),
    bills: await database.selectFrom("bill").selectAll().orderBy("id").execute(),
  };
}

test("its shifts, days and months, counted again after the migration, are as they were filed", async () => {
  const year = await resultAfterTampering(made.database, migrateTablesToTenders, recountYear);
  expect(year.shifts.filed).toHaveLength(size.days * size.stations * 2);
  expect(year.days.filed).toHaveLength(size.days);
  expect(year.months.filed).toHaveLength(13);
  for (const { filed, counted } of Object.values(year)) expect(counted).toEqual(filed);
});

/** What was filed at the end of each shift and day, and the same from the bills as they are in the tables. */
async function recountYear(database: Database) {
  const { shifts, settings } = await readFiledShifts(database, lotus);
  const rows = await database.selectFrom("shift").selectAll().execute();
  const rowOf = new Map(rows.map((row) => [row.id, row]));
  // Only sales went through the drawers of a demo year.
  const record = { ...settings, payments: [], expenseCategories: [], paidCommissions: [] };
  const counted = shifts.map(({ shift, filed, bills }) => {
    const row = rowOf.get(shift);
    if (row === undefined) throw new Error("A report without its shift");
    const { name, station, staff, started_at: startedAt, work_day: workDay } = row;
    const startCount = fromJson(cashCountSchema, row.start_count);
    const open = { id: shift, name, station, staff, startedAt, workDay, startCount } as const;
    const end = { counted: filed.drawer.counted, endedAt: row.ended_at, by: null };
    const again = { ...open, status: "open", endCount: null, counts: [] } as const;
    return { workDay, summary: summarizeShift(again, { ...record, bills }, end) };
  });
  const days = await recountDays(
    database,
    Map.groupBy(counted, ({ workDay }) => workDay),
    settings,
  );
  return {
    shifts: {
      filed: shifts.map(({ filed }) => filed),
      counted: counted.map(({ summary }) => summary),
    },
    days,
    months: await recountMonths(database, days.counted),
  };
}

type CountedShift = { readonly summary: ShiftSummary };

async function recountDays(
  database: Database,
  shiftsOf: ReadonlyMap<WorkDayId, readonly CountedShift[]>,
  settings: ReportSettings,
) {
  const rows = await database
    .selectFrom("report")
    .select(["work_day", "summary"])
    .where("kind", "=", "day")
    .orderBy("work_day")
    .execute();
  const days = rows.map(({ work_day: day, summary }) => {
    const filed = fromJson(daySnapshot, summary);
    const shifts = day === null ? [] : (shiftsOf.get(day) ?? []);
    const { locationName, endedAt } = filed;
    const record = { ...settings, locationName, openAmounts: [] };
    const own = shifts.map((shift) => shift.summary);
    return { filed, counted: summarizeDay(filed, { ...record, shifts: own }, endedAt) };
  });
  return { filed: days.map(({ filed }) => filed), counted: days.map(({ counted }) => counted) };
}

/** The calendar months of the year, the first and the last in part. */
const months = Array.from({ length: 13 }, (_, number) => firstOfMonth(10 + number));

async function recountMonths(database: Database, days: readonly DaySummary[]) {
  const { locationName = "" } = days[0] ?? {};
  const timeZone = await findTimeZone(database, lotus);
  const filed: unknown[] = [];
  const counted: unknown[] = [];
  for (const [number, from] of months.entries()) {
    const dates = { from, to: dayBefore(firstOfMonth(11 + number)) };
    filed.push(await reportMonth(database, lotus, { dates, now: size.until }));
    counted.push(summarizeMonth(dates, { locationName, timeZone, days }));
  }
  return { filed, counted };
}

/** Counted from January 2025. */
function firstOfMonth(number: number): CalendarDate {
  return { year: 2025 + Math.floor(number / 12), month: (number % 12) + 1, day: 1 };
}
