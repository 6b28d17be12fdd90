import fc from "fast-check";
import { expect, test } from "vitest";

import { growthOf } from "./compare-rows.ts";
import { buildOwnerReport } from "./owner-report.ts";

const sales = (key: string, afterDiscounts: number) => ({ key, category: key, afterDiscounts });

test("a report that is compared states the figure of the other days, and the change", () => {
  const { columns, rows, totals } = buildOwnerReport(
    { kind: "categories" },
    [sales("Beer", 150_00), sales("Spa", 50_00)],
    [sales("Spa", 100_00), sales("Beer", 100_00)],
  );
  expect(columns.slice(-2).map(({ key }) => key)).toEqual(["earlier", "growth"]);
  expect(rows.map((row) => [row[0], ...row.slice(-2)])).toEqual([
    ["Beer", 100_00, 50_00],
    ["Spa", 100_00, -50_00],
  ]);
  expect(totals.slice(-2)).toEqual([200_00, 0]);
});

test("what was sold only on the other days has a row without sales", () => {
  const { rows, totals } = buildOwnerReport(
    { kind: "categories" },
    [sales("Beer", 10_00)],
    [sales("Spa", 30_00)],
  );
  expect(rows).toEqual([
    ["Beer", null, null, 10_00, 100_00, 0, null],
    ["Spa", 0, 0, 0, 0, 30_00, -100_00],
  ]);
  expect(totals.at(-2)).toBe(30_00);
});

test("there is no growth from nothing, nor from less than nothing", () => {
  expect([growthOf(5, 0), growthOf(5, -3), growthOf(0, 5)]).toEqual([null, null, -100_00]);
});

test("hours of both spans are listed, and an evening past midnight stays in one piece", () => {
  const hour = (at: number) => ({ key: String(at), hour: at, net: 1_00 });
  const { rows } = buildOwnerReport({ kind: "hours" }, [hour(1), hour(23)], [hour(21)]);
  expect(rows.map(([at]) => at)).toEqual([21, 22, 23, 0, 1]);
});

/** A row of the report by days; a day of the other span opens the one that it stands beside. */
const day = (date: string, pair: number | null, net: number, key: string | null = date) => ({
  key,
  pair: pair === null ? null : String(pair),
  dayIndex: pair ?? 1.5,
  day: date,
  net,
});

function comparedDays(
  now: readonly ReturnType<typeof day>[],
  then: readonly ReturnType<typeof day>[],
) {
  const { columns, rows, totals } = buildOwnerReport({ kind: "days" }, now, then);
  const at = (key: string) => columns.findIndex((column) => column.key === key);
  return [...rows, totals].map((row) =>
    ["day", "net", "earlierDay", "earlier", "growth"].map((key) => row[at(key)]),
  );
}

test("days stand beside the days that they are paired with, and name their own dates", () => {
  expect(
    comparedDays(
      [day("2026-11-23", 0, 5_00)],
      [day("2026-11-17", 1, 4_00, "2026-11-24"), day("2026-11-16", 0, 2_00, "2026-11-23")],
    ),
  ).toEqual([
    ["2026-11-23", 5_00, "2026-11-16", 2_00, 150_00],
    ["2026-11-24", 0, "2026-11-17", 4_00, -100_00],
    [null, 5_00, null, 6_00, -16_67],
  ]);
});

test("a day that stands beside none has no growth, but counts in the totals", () => {
  expect(
    comparedDays(
      [day("2029-02-28", 1, 5_00), day("2029-03-01", 2, 6_00), day("2029-03-02", null, 9_00)],
      [
        day("2028-02-28", 1, 5_00, "2029-02-28"),
        day("2028-02-29", null, 4_00, null),
        day("2028-03-01", 2, 3_00, "2029-03-01"),
      ],
    ),
  ).toEqual([
    ["2029-02-28", 5_00, "2028-02-28", 5_00, 0],
    ["2029-03-02", 9_00, null, null, null],
    [null, 0, "2028-02-29", 4_00, null],
    ["2029-03-01", 6_00, "2028-03-01", 3_00, 100_00],
    [null, 20_00, null, 12_00, 66_67],
  ]);
});

test("the sums of both spans are those of their own reports, whatever was sold", () => {
  const row = fc.tuple(fc.integer({ min: 1, max: 9 }), fc.nat(900_00));
  const anyRows = fc
    .uniqueArray(row, { selector: ([key]) => key })
    .map((rows) => rows.map(([key, amount]) => sales(String(key), amount)));
  const total = (rows: readonly ReturnType<typeof sales>[]) =>
    rows.reduce((sum, { afterDiscounts }) => sum + afterDiscounts, 0);
  fc.assert(
    fc.property(anyRows, anyRows, (now, then) => {
      const { totals } = buildOwnerReport({ kind: "categories" }, now, then);
      expect([totals[3], totals[5]]).toEqual([total(now), total(then)]);
    }),
  );
});
