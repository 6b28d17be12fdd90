import { id } from "@comanda/domain/id";
import { money } from "@comanda/domain/money/money";
import { timeZone } from "@comanda/domain/time/local-time";
import { expect, test } from "vitest";

import { dayReport, shiftReport } from "../samples/summaries.ts";
import { createBars, foldedTables } from "./sheet-tables.ts";
import { createSheetFormatter } from "./sheet-formatter.ts";
import { articleSheet, daySheet, shiftSheet } from "./sheets.ts";

const formatter = createSheetFormatter(
  {
    language: "en_US",
    money: { hasDecimals: true, decimalSeparator: ".", thousandSeparator: "," },
    zone: timeZone("Asia/Bangkok"),
  },
  { staff: () => "Mali", payType: () => "", station: () => "" },
);

/** In the early hours of the 21st at the venue. */
const moved = (note: string, amount: number) => ({
  createdDate: "2026-11-20 18:05:00",
  note,
  amount: money(amount),
});

test("money-in, money-out and commissions show the time before their notes", () => {
  const ice = { expenseCategory: id<"expense-category">(1), expenseCategoryName: "Ice" };
  const tables = foldedTables(
    {
      moneyIns: [],
      moneyOuts: [
        { ...ice, amount: money(90_00), rows: [moved("two bags", 60_00), moved("", 30_00)] },
      ],
      commissionList: [],
      payCommissions: [
        { staff: id<"staff">(2), amount: money(50_00), rows: [moved("#12", 50_00)] },
      ],
    },
    formatter,
  );
  const notes = tables.flatMap(({ rows }) => rows.map(({ cells }) => cells));
  expect(notes).toEqual([
    ["Ice", "", "90.00"],
    ["", "21/11 01:05 two bags", "60.00"],
    ["", "21/11 01:05", "30.00"],
    ["Mali", "", "50.00"],
    ["", "21/11 01:05 #12", "50.00"],
  ]);
});

test.each([
  [null, ["Start time"]],
  [id<"station">(1), ["Station", "Start time"]],
] as const)("the article report of %s names its station only if it is of one", (station, names) => {
  const named = { ...formatter, station: () => "Restaurant" };
  const reply = {
    station,
    startTime: "2026-11-20 02:30:00",
    rows: [{ product: id<"article">(1), name: "Pad Thai", qty: 1.5, amount: money(60_00) }],
    amount: money(60_00),
  };
  const { facts, tables } = articleSheet(reply, named);
  expect(facts.map(({ name }) => name)).toEqual(names);
  expect(tables[0]?.rows.map(({ cells }) => cells)).toEqual([
    ["Pad Thai", "1.5", "60.00"],
    [formatter.texts.rows.afterDiscounts, "", "60.00"],
  ]);
  expect(tables[0]?.columns.map(({ isAmount }) => isAmount)).toEqual([false, true, true]);
});

test("a chart compares entries with the longest, and shows nothing without something to compare", () => {
  const bars = (...amounts: readonly number[]) =>
    createBars(
      amounts.map((amount) => ({ name: "Cash", amount: money(amount) })),
      formatter,
    ).map(({ share }) => share);
  expect(bars(50_00, 200_00, -10_00)).toEqual([0.25, 1, 0]);
  expect(bars(50_00)).toEqual([]);
  expect(bars(0, 0)).toEqual([]);
  expect(bars(1, 0)).toEqual([1, 0]);
});

test("a day shows the differences of the drawers if one of them was counted", () => {
  if (dayReport.kind !== "day-report") throw new Error("It is another report");
  const { summary } = dayReport;
  const shown = (shifts: typeof summary.shifts) => {
    const { tables } = daySheet({ ...summary, shifts }, formatter);
    const table = tables.find(({ title }) => title === formatter.texts.tables.shifts);
    return [table?.columns.length, table?.rows.map(({ cells }) => cells[5])];
  };
  const [shift] = summary.shifts;
  if (shift === undefined) throw new Error("The day has no shift");
  const { difference: _, ...uncounted } = shift;
  const counted = { ...uncounted, difference: money(-20_00) };
  expect(shown([counted, uncounted])).toEqual([6, ["-20.00", ""]]);
  expect(shown([counted])).toEqual([6, ["-20.00"]]);
  expect(shown([uncounted])).toEqual([5, [undefined]]);
  const dollars = { currency: id<"foreign-currency">(1), code: "USD", expected: money(7_00) };
  const foreign = [
    { ...dollars, counted: money(5_00), difference: money(-2_00) },
    { ...dollars, code: "EUR", counted: null, difference: null },
  ];
  expect(shown([{ ...counted, foreign }])).toEqual([6, ["-20.00", "USD\u00A0-2"]]);
});

test("a shift says how often its drawer was counted, if more than once", () => {
  if (shiftReport.kind !== "shift-report") throw new Error("Another paper");
  const { summary } = shiftReport;
  const counted = { ...summary, drawer: { ...summary.drawer, counts: 2 } };
  const fact = { name: "Drawer counted", value: "2 times" };
  expect(shiftSheet(counted, formatter).facts).toContainEqual(fact);
  expect(shiftSheet(summary, formatter).facts.map(({ name }) => name)).not.toContain(fact.name);
});
