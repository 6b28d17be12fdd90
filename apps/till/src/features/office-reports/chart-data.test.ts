import { timeZone } from "@comanda/domain/time/local-time";
import fc from "fast-check";
import { expect, test } from "vitest";

import { officeReports as texts } from "@comanda/languages/en_US/office/reports";

import {
  axisTop,
  barLength,
  pointText,
  readChartData,
  shareText,
  summaryText,
} from "./chart-data.ts";
import { dayPoints, heatCells, listSellers } from "./chart-points.ts";
import type { ReportContext, ReportTable } from "./report-texts.ts";
import { unknownCostNotes } from "./unknown-costs.ts";

const look: ReportContext = {
  texts,
  money: { hasDecimals: true, decimalSeparator: ",", thousandSeparator: "." },
  zone: timeZone("Asia/Bangkok"),
  tag: "en",
};

const column = (
  key: string,
  kind: "date" | "weekday" | "hour" | "money" | "growth" | "quantity" | "text",
) => ({
  key,
  kind,
  isSummed: kind === "money",
});

/** Two days of work in a span of four, compared with the week before, which has a day without work. */
const days: ReportTable = {
  from: "2026-11-20",
  to: "2026-11-23",
  compared: { from: "2026-11-13", to: "2026-11-16" },
  columns: [
    column("day", "date"),
    column("net", "money"),
    column("earlierDay", "date"),
    column("earlier", "money"),
    column("growth", "growth"),
  ],
  rows: [
    ["2026-11-20", 1_500_00, "2026-11-13", 1_000_00, 50_00],
    ["2026-11-22", 2_000_00, null, 0, null],
    ["2026-11-23", 0, "2026-11-16", 500_00, -100_00],
  ],
  keys: ["2026-11-20", "2026-11-22", "2026-11-23"],
  count: 3,
  totals: [null, 3_500_00, null, 1_500_00, 133_33],
};

const readDays = () => {
  const data = readChartData("days", days, look);
  if (data === null) throw new Error("Days have a chart");
  return data;
};

test("a line has every day of the span, also one without work, beside the day of the other span", () => {
  expect(
    dayPoints(readDays(), days, look).map(({ name, shortName, figure, earlier, row }) => [
      name,
      shortName,
      figure,
      earlier,
      row,
    ]),
  ).toEqual([
    ["Fri 20/11/2026", "20/11", 1_500_00, 1_000_00, 0],
    ["Sat 21/11/2026", "21/11", 0, 0, null],
    ["Sun 22/11/2026", "22/11", 2_000_00, 0, 1],
    ["Mon 23/11/2026", "23/11", 0, 500_00, 2],
  ]);
});

test("a line has the 29th of February beside no day, and those after it beside their own dates", () => {
  const spans = {
    from: "2029-02-28",
    to: "2029-03-01",
    compared: { from: "2028-02-28", to: "2028-03-01" },
  };
  const rows = [
    ["2029-02-28", 10_00, "2028-02-28", 1_00, 900_00],
    [null, 0, "2028-02-29", 2_00, null],
    ["2029-03-01", 20_00, "2028-03-01", 3_00, 566_67],
  ];
  const now = { ...days, ...spans, rows, keys: ["2029-02-28", null, "2029-03-01"] };
  const pointsOf = (reply: ReportTable) => {
    const data = readChartData("days", reply, look);
    if (data === null) throw new Error("Days have a chart");
    return dayPoints(data, reply, look).map(({ shortName, figure, earlier, growth }) => [
      shortName,
      figure,
      earlier,
      growth,
    ]);
  };
  expect(pointsOf(now)).toEqual([
    ["28/02", 10_00, 1_00, 900_00],
    ["29/02", null, 2_00, null],
    ["01/03", 20_00, 3_00, 566_67],
  ]);
  const leap = {
    ...days,
    from: "2028-02-28",
    to: "2028-03-01",
    compared: { from: "2027-02-28", to: "2027-03-01" },
    rows: [["2028-02-29", 5_00, null, null, null]],
    keys: ["2028-02-29"],
  };
  expect(pointsOf(leap)).toEqual([
    ["28/02", 0, 0, null],
    ["29/02", 5_00, null, null],
    ["01/03", 0, 0, null],
  ]);
});

test("a line is as long as the longer of its spans", () => {
  const longer = { ...days, compared: { from: "2026-11-13", to: "2026-11-18" } };
  const points = dayPoints(readDays(), longer, look);
  expect(points.length).toBe(6);
  // A day that the span does not have is named by the other one.
  expect(points.at(-1)?.name).toBe("Wed 18/11/2026");
});

test("one sentence says how much it is, when it was most, and how it has grown", () => {
  expect(summaryText(readDays(), days, look)).toBe(
    "Net sales: 3.500,00 in all; most: Sun 22/11/2026, 2.000,00; +133,3 % against 13/11/2026 – 16/11/2026.",
  );
});

test("a point says its figure, the earlier one and the growth, in the venue's numbers", () => {
  const [first, , last] = readDays().rows;
  const { column: net } = readDays();
  if (first === undefined || last === undefined) throw new Error("There are three rows");
  expect(pointText("Friday", first, { column: net, look })).toBe(
    "Friday: 1.500,00 (earlier 1.000,00, +50,0 %)",
  );
  expect(pointText("Friday", { ...first, earlier: null }, { column: net, look })).toBe(
    "Friday: 1.500,00",
  );
  expect(pointText("Monday", last, { column: net, look })).toBe(
    "Monday: 0,00 (earlier 500,00, −100,0 %)",
  );
});

test("a map has all hours of an evening past midnight in one piece, for each weekday", () => {
  const map: ReportTable = {
    ...days,
    compared: null,
    columns: [column("weekday", "weekday"), column("hour", "hour"), column("net", "money")],
    rows: [
      [5, 22, 300_00],
      [5, 1, 100_00],
      [6, 23, 200_00],
    ],
    keys: ["5-22", "5-1", "6-23"],
    totals: [null, null, 600_00],
  };
  const data = readChartData("weekday-hours", map, look);
  if (data === null) throw new Error("The map has figures");
  const { hours, cells } = heatCells(data, map);
  expect(hours).toEqual([22, 23, 0, 1]);
  expect(cells.length).toBe(7 * 4);
  const sold = cells.filter(({ row }) => row !== null);
  expect(sold.map(({ weekday, hour, figure }) => [weekday, hour, figure])).toEqual([
    [5, 22, 300_00],
    [5, 1, 100_00],
    [6, 23, 200_00],
  ]);
});

test("articles of unknown cost are counted, but not those that were sold only on the other days", () => {
  const margins: ReportTable = {
    ...days,
    columns: [column("quantity", "quantity"), column("cost", "money")],
    rows: [
      [3, 100],
      [2, null],
      [0, null],
    ],
    keys: ["1", "2", "3"],
    totals: [5, 100],
  };
  expect(unknownCostNotes(margins, look)).toEqual(["Articles without a known cost: 1."]);
  expect(unknownCostNotes({ ...margins, rows: [[3, 100]] }, look)).toEqual([]);
  expect(unknownCostNotes(days, look)).toEqual([]);
});

test("the best and the worst seller are those with sales, also if as many pieces came back as were sold", () => {
  const margins: ReportTable = {
    ...days,
    columns: [
      column("article", "text"),
      column("quantity", "quantity"),
      column("netOfLines", "money"),
    ],
    rows: [
      ["Beer", 0, 20_00],
      ["Only then", 0, 0],
      ["On the house", 1, 0],
      ["Curry", 3, 300_00],
      ["Taken back", -1, -50_00],
    ],
    keys: ["1", "2", "3", "4", "5"],
    totals: [null, 3, 270_00],
  };
  const data = readChartData("margins", margins, look);
  if (data === null) throw new Error("Articles have figures");
  const { best, worst } = listSellers(data.rows, margins);
  expect([best, worst].map((side) => side.map(({ name }) => name))).toEqual([
    ["Curry", "Beer"],
    ["Taken back", "On the house"],
  ]);
});

test("an axis ends at a round number that is at least the largest figure", () => {
  expect([0, 1, 999, 1_000, 1_001, 2_400, 4_100].map(axisTop)).toEqual([
    1, 1, 1_000, 1_000, 2_000, 2_500, 5_000,
  ]);
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 9_000_000_000 }), (largest) => {
      const top = axisTop(largest);
      expect(top).toBeGreaterThanOrEqual(largest);
      expect(top).toBeLessThanOrEqual(2.5 * largest);
    }),
  );
});

test("a bar says its share of the total, and has no length below zero", () => {
  const figures = [500_00, -100_00, -1_00, 0];
  expect(figures.map((figure) => shareText(figure, 400_00))).toEqual([
    "125 %",
    "-25 %",
    "0 %",
    "0 %",
  ]);
  expect(figures.map((figure) => barLength(figure, 500_00))).toEqual([100, 0, 0, 0]);
  expect(shareText(100_00, 0)).toBe("–");
});
