import { severalTaxes } from "@comanda/domain/owner-report/report-columns";
import { timeZone } from "@comanda/domain/time/local-time";
import { officeReports as texts } from "@comanda/languages/en_US/office/reports";
import { expect, test } from "vitest";

import { cellText } from "./report-texts.ts";

const look = {
  texts,
  money: { hasDecimals: true, decimalSeparator: ".", thousandSeparator: "," },
  zone: timeZone("Asia/Bangkok"),
  tag: "en",
};
const rate = { key: "rate", kind: "text", isSummed: false } as const;

test("what bears several taxes is named, what bears none is not, and a tax has its own name", () => {
  const names = [severalTaxes, "", "VAT 7 %"].map((cell) => cellText(cell, rate, look));
  expect(names).toEqual(["Taxed more than once", "–", "VAT 7 %"]);
  expect(cellText(severalTaxes, { ...rate, key: "reason" }, look)).toBe(severalTaxes);
});
