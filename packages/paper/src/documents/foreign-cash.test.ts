import type { PrintDocument } from "@comanda/contract/print";
import { id } from "@comanda/domain/id";
import { money } from "@comanda/domain/money/money";
import { timeZone } from "@comanda/domain/time/local-time";
import { expect, test } from "vitest";

import { composePaper } from "../compose-paper.ts";
import { extractPaperText } from "../extract-paper-text.ts";
import { paidBill } from "../samples/bills.ts";
import { cashCount } from "../samples/reports.ts";
import { shiftReport } from "../samples/summaries.ts";

function linesOf(document: PrintDocument): readonly string[] {
  const paper = composePaper(document, {
    language: "en_US",
    isRepeat: false,
    money: { hasDecimals: true, decimalSeparator: ".", thousandSeparator: "," },
    zone: timeZone("Asia/Bangkok"),
  });
  return extractPaperText(paper).map((line) => line.join(" | ").replaceAll("\u00A0", " "));
}

test("a bill that was paid in dollars says how many, at which rate, and what cash was rounded by", () => {
  const given = { code: "USD", amount: money(90_50), rateMillionths: 33_250_000 };
  const lines = linesOf({
    ...paidBill,
    payments: [{ name: "Cash", total: money(3009_13), given }],
    change: money(336_00),
    cashRounding: money(13),
  });
  expect(lines).toContain("Cash rounding | 0.13");
  expect(lines).toContain("Cash | 3,009.13 | USD 90.50 × 33.25");
  expect(lines).toContain("Change | 336.00");
});

test("the paper of a cash count has what is in the drawer of other currencies, below the sum", () => {
  const foreign = [
    { code: "USD", amount: money(90_50) },
    { code: "EUR", amount: money(20_00) },
  ];
  const lines = linesOf({ ...cashCount, foreign });
  expect(lines.slice(lines.indexOf("Total | 44,627.00"))).toEqual([
    "Total | 44,627.00",
    "USD 90.50",
    "EUR 20",
  ]);
});

test("the report of a shift has an expected amount, a count and a difference for each currency", () => {
  if (shiftReport.kind !== "shift-report") throw new Error("It is another report");
  const { summary } = shiftReport;
  const dollar = { currency: id<"foreign-currency">(1), code: "USD" };
  const drawer = { expected: money(90_50), counted: money(90_00), difference: money(-50) };
  const lines = linesOf({
    ...shiftReport,
    summary: {
      ...summary,
      cashRounding: money(13),
      foreign: [{ ...dollar, given: money(90_50), worth: money(3009_13) }],
      drawer: { ...summary.drawer, foreign: [{ ...dollar, ...drawer }] },
    },
  });
  expect(lines).toContain("Expected in the drawer, USD | USD 90.50");
  expect(lines).toContain("Counted in the drawer, USD | USD 90");
  expect(lines).toContain("Difference, USD | USD -0.50");
  expect(lines).toContain("of it USD 90.50 | 3,009.13");
  expect(lines).toContain("Cash rounding | 0.13");
});
