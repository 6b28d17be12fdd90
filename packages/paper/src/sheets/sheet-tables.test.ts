import { id } from "@comanda/domain/id";
import { money } from "@comanda/domain/money/money";
import { timeZone } from "@comanda/domain/time/local-time";
import { expect, test } from "vitest";

import { foldedTables } from "./sheet-tables.ts";
import { createSheetFormatter } from "./sheet-formatter.ts";

const formatter = createSheetFormatter(
  {
    language: "en_US",
    money: { hasDecimals: true, decimalSeparator: ".", thousandSeparator: "," },
    zone: timeZone("Asia/Bangkok"),
  },
  { staff: () => "Mali", article: () => "", payType: () => "", station: () => "" },
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
