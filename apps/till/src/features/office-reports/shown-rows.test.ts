import { timeZone } from "@comanda/domain/time/local-time";
import { officeReports as texts } from "@comanda/languages/en_US/office/reports";
import { expect, test } from "vitest";

import { exportRows } from "./report-export.ts";
import { buildReportPaper } from "./report-paper.ts";
import type { ReportContext, ReportReply } from "./report-texts.ts";
import { shownReport } from "./shown-rows.ts";

const look: ReportContext = {
  texts,
  money: { hasDecimals: true, decimalSeparator: ".", thousandSeparator: "," },
  zone: timeZone("Asia/Bangkok"),
  tag: "en",
};

/** The shares and the total of the table are of all staff. */
const staff: ReportReply = {
  kind: "staff",
  from: "2026-11-20",
  to: "2026-11-20",
  compared: null,
  columns: [
    { key: "staff", kind: "text", isSummed: false },
    { key: "quantity", kind: "quantity", isSummed: true },
    { key: "afterDiscounts", kind: "money", isSummed: true },
    { key: "share", kind: "percent", isSummed: false },
  ],
  rows: [
    ["10 Chai", 0.1, 100_00, 50_00],
    ["20 Nari Bunma", 0.2, 60_00, 30_00],
    ["21 Nári", 0.4, 40_00, 20_00],
  ],
  keys: ["10", "20", "21"],
  count: 3,
  totals: [null, 0.7, 200_00, 100_00],
};

const search = " nari ";
/** The same rows as the first of many. */
const cut = { ...staff, count: 2345, totals: [null, 900.5, 9_000_00, 100_00] };

test("files have the rows that a search has found, and their total", () => {
  expect(exportRows(shownReport(staff, look, search), look)).toEqual([
    ["Staff", "Quantity", "After discounts", "Share"],
    ["20 Nari Bunma", 0.2, 60, 30],
    ["21 Nári", 0.4, 40, 20],
    ["Total", 0.6, 100, null],
  ]);
});

test("paper has the rows that a search has found, and their total", () => {
  const paper = buildReportPaper(shownReport(staff, look, search), { title: "", notes: [] }, look);
  expect(paper.rows).toEqual([
    ["20 Nari Bunma", "0.2", "60.00", "30.00 %"],
    ["21 Nári", "0.4", "40.00", "20.00 %"],
  ]);
  expect(paper.totals).toEqual(["Total", "0.6", "100.00", ""]);
});

test("paper says how many of its articles have no known cost, and has no margin of the whole then", () => {
  const margins: ReportReply = {
    ...staff,
    kind: "margins",
    columns: [
      { key: "article", kind: "text", isSummed: false },
      { key: "quantity", kind: "quantity", isSummed: true },
      { key: "cost", kind: "money", isSummed: true },
    ],
    rows: [
      ["Nari's curry", 1, null],
      ["Beer", 2, 76_00],
      ["Nari's beer", 2, 70_00],
    ],
    totals: [null, 5, null],
  };
  const paperOf = (typed: string) =>
    buildReportPaper(shownReport(margins, look, typed), { title: "", notes: ["Note"] }, look);
  expect(paperOf("nari").notes).toEqual(["Note", "Articles without a known cost: 1."]);
  expect(paperOf("nari").totals).toEqual(["Total", "3", ""]);
  expect(paperOf("").totals).toEqual(["Total", "5", ""]);
  expect(paperOf("beer")).toMatchObject({ notes: ["Note"], totals: ["Total", "4", "146.00"] });
});

test("files and paper have the cash rounding beside what was kept", () => {
  const payTypes: ReportReply = {
    ...staff,
    kind: "pay-types",
    columns: [
      { key: "payType", kind: "text", isSummed: false },
      { key: "kept", kind: "money", isSummed: true },
      { key: "cashRounding", kind: "money", isSummed: true },
    ],
    rows: [
      ["Cash", 100_05, 5],
      ["Card", 50_00, 0],
    ],
    count: 2,
    totals: [null, 150_05, 5],
  };
  expect(exportRows(payTypes, look)).toEqual([
    ["Pay type", "Kept", "Cash rounding"],
    ["Cash", 100.05, 0.05],
    ["Card", 50, 0],
    ["Total", 150.05, 0.05],
  ]);
  const paper = buildReportPaper(payTypes, { title: "", notes: [] }, look);
  expect(paper.columns.map(({ title }) => title)).toEqual(["Pay type", "Kept", "Cash rounding"]);
  expect(paper.totals).toEqual(["Total", "150.05", "0.05"]);
});

test("each found row still opens what it is made of", () => {
  const { keys, count } = shownReport(staff, look, search);
  expect([keys, count]).toEqual([["20", "21"], 2]);
});

test("without a search all rows are there, with the totals of the reply", () => {
  expect(shownReport(staff, look, " ")).toEqual(staff);
});

test("a search that has not seen all rows has no total", () => {
  const found = exportRows(shownReport(cut, look, search), look);
  expect(found.map(([first]) => first)).toEqual(["Staff", "20 Nari Bunma", "21 Nári"]);
});

test("a total of more rows than there is room for says so", () => {
  expect(exportRows(cut, look).at(-1)).toEqual(["Total of all 2,345 rows", 900.5, 9000, 100]);
});
