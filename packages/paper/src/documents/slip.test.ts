import { id } from "@comanda/domain/id";
import { money } from "@comanda/domain/money/money";
import { timeZone } from "@comanda/domain/time/local-time";
import { describe, expect, test } from "vitest";

import { extractPaperText } from "../extract-paper-text.ts";
import { dayReport } from "../samples/summaries.ts";
import { composeSlip } from "./slip.ts";

type CategorySales = readonly { readonly name: string; readonly amount: number }[];

/** The lines of a day's slip under a title, up to the sum of its table. */
function readSalesByCategory(categories: CategorySales): readonly string[] {
  if (dayReport.kind !== "day-report") throw new Error("It is another report");
  const salesByCategory = categories.map(({ name, amount }, index) => ({
    category: id<"category">(index + 1),
    categoryName: name,
    amount: money(amount),
  }));
  const slip = composeSlip(
    { ...dayReport, summary: { ...dayReport.summary, salesByCategory } },
    {
      language: "en_US",
      isRepeat: false,
      money: { hasDecimals: true, decimalSeparator: ".", thousandSeparator: "," },
      zone: timeZone("Asia/Bangkok"),
    },
  );
  const lines = extractPaperText(slip).map((line) => line.join(" | "));
  const titleAt = lines.indexOf("Sales by category");
  return lines.slice(titleAt + 1, titleAt + 1 + categories.length);
}

describe("the sales by category on receipt paper", () => {
  test("show a category that is named like the sum", () => {
    const lines = readSalesByCategory([
      { name: "Sales result", amount: 500_00 },
      { name: "Drinks", amount: 300_00 },
    ]);
    expect(lines).toEqual(["Sales result | 500.00", "Drinks | 300.00"]);
  });

  test("show both of two categories with one name, also if only one of them has a bar", () => {
    const many = Array.from({ length: 11 }, (_, index) => ({
      name: `Category ${index}`,
      amount: 1000_00 - index,
    }));
    const lines = readSalesByCategory([
      { name: "Wine", amount: 2000_00 },
      ...many,
      { name: "Wine", amount: 1_00 },
    ]);
    expect(lines.filter((line) => line.startsWith("Wine"))).toEqual([
      "Wine | 2,000.00",
      "Wine | 1.00",
    ]);
  });
});
