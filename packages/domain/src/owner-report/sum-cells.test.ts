import fc from "fast-check";
import { expect, test } from "vitest";

import { buildOwnerReport } from "./owner-report.ts";
import type { ReportRow } from "./report-row.ts";
import { sumRows } from "./sum-cells.ts";

const columns = [
  { key: "article", kind: "text", isSummed: false },
  { key: "quantity", kind: "quantity", isSummed: true },
  { key: "afterDiscounts", kind: "money", isSummed: true },
  { key: "share", kind: "percent", isSummed: false },
  { key: "growth", kind: "growth", isSummed: false },
] as const;

test("tenths of an hour add up without drifting, and shares and growth not at all", () => {
  const rows = [
    ["Massage", 0.1, 10_00, 25_00, 3_00],
    ["Massage", 0.2, 20_00, 50_00, null],
    ["Sauna", 0.7, 10_00, 25_00, -1_00],
  ];
  expect(sumRows(columns, rows)).toEqual([null, 1, 40_00, null, null]);
  expect(sumRows(columns, [])).toEqual([null, 0, 0, null, null]);
});

test("empty cells count as nothing", () => {
  expect(sumRows(columns, [["Tea", null, null, null, null]])).toEqual([null, 0, 0, null, null]);
});

test("an unknown cost makes the cost and the margin of the whole unknown", () => {
  const key = "7";
  const beer = {
    key,
    article: "Beer",
    quantity: 2,
    netOfLines: 200_00,
    cost: 76_00,
    margin: 124_00,
  };
  const curry = { ...beer, article: "Curry", cost: null, margin: null, marginShare: null };
  const totalsOf = (rows: readonly ReportRow[]) => {
    const report = buildOwnerReport({ kind: "margins" }, rows);
    const found = report.columns.map(({ key: own }, at) => [own, report.totals[at]] as const);
    const sums = sumRows(report.columns, report.rows);
    expect(sums.slice(0, -1)).toEqual(report.totals.slice(0, -1));
    return Object.fromEntries(found);
  };
  expect(totalsOf([beer, beer])).toMatchObject({ cost: 152_00, margin: 248_00 });
  const unknown = { cost: null, margin: null, marginShare: null };
  expect(totalsOf([beer, curry])).toMatchObject({ netOfLines: 400_00, ...unknown });
});

const anyRow = fc.record({
  key: fc.constant(null),
  article: fc.string(),
  quantity: fc.integer({ min: -999, max: 9999 }).map((tenths) => tenths / 10),
  credited: fc.integer({ min: -1_000_000, max: 0 }),
  afterDiscounts: fc.integer({ min: -1_000_000, max: 10_000_000 }),
});

test("all rows of a report add up to its totals, and any two parts of it to the whole", () => {
  fc.assert(
    fc.property(fc.array(anyRow), fc.nat(), (made, cut) => {
      const report = buildOwnerReport({ kind: "articles" }, made);
      const isSummed = report.columns.map((column) => column.isSummed);
      const totals = report.totals.filter((_total, at) => isSummed[at]);
      const sumsOf = (rows: typeof report.rows) =>
        sumRows(report.columns, rows).filter((_sum, at) => isSummed[at]);
      expect(sumsOf(report.rows)).toEqual(totals);
      const [first, second] = [report.rows.slice(0, cut), report.rows.slice(cut)].map(sumsOf);
      const both = first?.map((sum, at) => Math.round((Number(sum) + Number(second?.[at])) * 10));
      expect(both).toEqual(totals.map((total) => Math.round(Number(total) * 10)));
    }),
  );
});
