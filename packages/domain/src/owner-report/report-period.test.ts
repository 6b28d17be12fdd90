import fc from "fast-check";
import { describe, expect, test } from "vitest";

import { calendarDate, weekdayOf } from "../time/calendar.ts";
import { parseWireDate, wireDate } from "../time/wire-date.ts";
import {
  comparisonNames,
  countDays,
  datesOfPeriod,
  datesToCompare,
  periodNames,
  type ComparisonName,
  type PeriodName,
} from "./report-period.ts";
import type { ReportDates } from "./select-report-days.ts";

const on = (wire: string) => parseWireDate(wire) ?? { year: 0, month: 0, day: 0 };
const texts = ({ from, to }: ReportDates) => [wireDate(from), wireDate(to)];

/** A Tuesday. */
const today = on("2026-11-24");

describe("a period", () => {
  test.each<readonly [PeriodName, string, string]>([
    ["today", "2026-11-24", "2026-11-24"],
    ["yesterday", "2026-11-23", "2026-11-23"],
    ["week", "2026-11-23", "2026-11-24"],
    ["last-week", "2026-11-16", "2026-11-22"],
    ["month", "2026-11-01", "2026-11-24"],
    ["last-month", "2026-10-01", "2026-10-31"],
    ["last-7", "2026-11-18", "2026-11-24"],
    ["last-30", "2026-10-26", "2026-11-24"],
  ])("of %s is from %s to %s", (name, from, to) => {
    expect(texts(datesOfPeriod(name, today))).toEqual([from, to]);
  });

  test("crosses the turn of the year", () => {
    expect(texts(datesOfPeriod("last-month", on("2027-01-01")))).toEqual([
      "2026-12-01",
      "2026-12-31",
    ]);
    expect(texts(datesOfPeriod("last-week", on("2027-01-03")))).toEqual([
      "2026-12-21",
      "2026-12-27",
    ]);
  });
});

describe("a comparison", () => {
  test.each<readonly [PeriodName, ComparisonName, string, string]>([
    ["today", "before", "2026-11-23", "2026-11-23"],
    ["today", "weeks", "2026-11-17", "2026-11-17"],
    ["week", "before", "2026-11-16", "2026-11-17"],
    ["last-week", "before", "2026-11-09", "2026-11-15"],
    ["month", "before", "2026-10-01", "2026-10-24"],
    ["last-month", "before", "2026-09-01", "2026-09-30"],
    ["last-7", "before", "2026-11-11", "2026-11-17"],
    ["last-30", "before", "2026-09-26", "2026-10-25"],
    ["last-30", "weeks", "2026-09-21", "2026-10-20"],
    ["last-30", "year", "2025-10-26", "2025-11-24"],
    ["last-30", "52-weeks", "2025-10-27", "2025-11-25"],
  ])("of %s by %s is with %s to %s", (period, comparison, from, to) => {
    const dates = datesOfPeriod(period, today);
    expect(texts(datesToCompare(dates, comparison, period))).toEqual([from, to]);
  });

  test("of the end of March is with the end of a shorter February", () => {
    const dates = datesOfPeriod("month", on("2027-03-30"));
    expect(texts(datesToCompare(dates, "before", "month"))).toEqual(["2027-02-01", "2027-02-28"]);
  });

  test.each([
    ["2029-03-10", "2028-02-01", "2028-02-29"],
    ["2028-03-10", "2027-02-01", "2027-02-28"],
    ["2027-01-31", "2025-12-01", "2025-12-31"],
  ])("of the whole last month, on %s, is with the whole month a year before", (day, from, to) => {
    const dates = datesOfPeriod("last-month", on(day));
    expect(texts(datesToCompare(dates, "year", "last-month"))).toEqual([from, to]);
  });

  test("of a leap day is with the 28th of a year without one", () => {
    const dates = { from: on("2028-02-29"), to: on("2028-02-29") };
    expect(texts(datesToCompare(dates, "year", null))).toEqual(["2027-02-28", "2027-02-28"]);
  });

  test("ends before the span begins, and by weeks has its weekdays and its length", () => {
    const anyDates = fc
      .tuple(fc.integer({ min: 0, max: 30_000 }), fc.integer({ min: 0, max: 363 }))
      .map(([from, more]) => ({ from: calendarDate(from), to: calendarDate(from + more) }));
    fc.assert(
      fc.property(anyDates, fc.constantFrom(...comparisonNames), (dates, comparison) => {
        const then = datesToCompare(dates, comparison, null);
        expect(countDays({ from: then.to, to: dates.from })).toBeGreaterThan(1);
        if (comparison === "year") return;
        expect(countDays(then)).toBe(countDays(dates));
        if (comparison === "before") return;
        expect(weekdayOf(then.from)).toBe(weekdayOf(dates.from));
      }),
    );
  });

  test("of each period begins earlier than the period", () => {
    const anyDay = fc.integer({ min: 0, max: 30_000 }).map(calendarDate);
    const anyPeriod = fc.constantFrom(...periodNames);
    fc.assert(
      fc.property(anyDay, anyPeriod, fc.constantFrom(...comparisonNames), (day, period, way) => {
        const dates = datesOfPeriod(period, day);
        const then = datesToCompare(dates, way, period);
        expect(countDays({ from: then.from, to: dates.from })).toBeGreaterThan(1);
        expect(countDays(then)).toBeGreaterThan(0);
      }),
    );
  });
});
