import { parseReportDates } from "@comanda/domain/owner-report/select-report-days";
import { expect, test } from "vitest";

import { pairDayRows } from "./pair-day-rows.ts";

const noDates = { from: { year: 1, month: 1, day: 1 }, to: { year: 1, month: 1, day: 1 } };
const span = (from: string, to: string, days: readonly number[]) => ({
  dates: parseReportDates(from, to) ?? noDates,
  rows: days.map((dayIndex) => ({ key: "own", dayIndex })),
});

test("the same dates of a leap year open their days, and the 29th of February stands between two of them", () => {
  const { now, earlier } = pairDayRows(
    span("2029-02-28", "2029-03-02", [0, 1, 2]),
    span("2028-02-28", "2028-03-02", [0, 1, 2]),
  );
  expect(now.map(({ pair, dayIndex }) => [pair, dayIndex])).toEqual([
    ["0", 0],
    ["1", 1],
    ["2", 2],
  ]);
  expect(earlier.map(({ pair, dayIndex, key }) => [pair, dayIndex, key])).toEqual([
    ["0", 0, "2029-02-28"],
    [null, 0.5, null],
    ["1", 1, "2029-03-01"],
  ]);
});

test("days of a longer span stand behind the last day, alone", () => {
  const { now, earlier } = pairDayRows(
    span("2026-11-23", "2026-11-23", [0]),
    span("2026-11-10", "2026-11-12", [0, 1, 2]),
  );
  expect(now.map(({ pair }) => pair)).toEqual(["0"]);
  expect(earlier.map(({ pair }) => pair)).toEqual(["0", null, null]);
  const [, second, third] = earlier.map(({ dayIndex }) => dayIndex);
  expect(second).toBeGreaterThan(0);
  expect(third).toBeGreaterThan(second ?? 0);
});

test("a day that the other span does not have stands alone", () => {
  const { now } = pairDayRows(
    span("2028-02-28", "2028-03-01", [0, 1, 2]),
    span("2027-02-28", "2027-03-01", [0, 1]),
  );
  expect(now.map(({ pair }) => pair)).toEqual(["0", null, "2"]);
});
