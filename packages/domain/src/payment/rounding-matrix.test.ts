import { describe, expect, test } from "vitest";

import type { NormalLine } from "../bill/line.ts";
import type { PayTypeId } from "../id.ts";
import { billTotals } from "./bill-totals.ts";
import { aSale, satang, service, takenBack, vat, wholeBaht } from "../testing/pay-builders.ts";
import type { PayType } from "./pay-type.ts";
import type { BillTotals } from "./settlement.ts";

/**
 * Every way in which satang can go astray, worked out by hand. The dish costs 99.95, or 89.96 under
 * 10 % off (89.955, half goes up); the drink costs 45.50 and has no promotion. Service is 10 % on top;
 * VAT is 7/107 of the total. A split puts the dish on the first bill and the drink on the second: their
 * totals add up to the whole, while a charge may be one satang apart, as each bill rounds its own.
 */
type Charges = "added" | "included" | "both";
type Row = readonly [
  charges: Charges,
  price: "full" | "promotion",
  direction: "sale" | "credit",
  part: "whole" | "dish" | "drink",
  subtotal: number,
  discount: number,
  total: number,
  service: number,
  vat: number,
  amountInSatang: number,
  roundingInBaht: number,
  amountInBaht: number,
];

const matrix: readonly Row[] = [
  ["added", "full", "sale", "whole", 14545, 0, 14545, 1455, 0, 16000, 0, 16000],
  ["added", "full", "sale", "dish", 9995, 0, 9995, 1000, 0, 10995, 5, 11000],
  ["added", "full", "sale", "drink", 4550, 0, 4550, 455, 0, 5005, 95, 5100],
  ["added", "full", "credit", "whole", -14545, 0, -14545, -1455, 0, -16000, 0, -16000],
  ["added", "full", "credit", "dish", -9995, 0, -9995, -1000, 0, -10995, -5, -11000],
  ["added", "full", "credit", "drink", -4550, 0, -4550, -455, 0, -5005, -95, -5100],
  ["added", "promotion", "sale", "whole", 14545, 999, 13546, 1355, 0, 14901, 99, 15000],
  ["added", "promotion", "sale", "dish", 9995, 999, 8996, 900, 0, 9896, 4, 9900],
  ["added", "promotion", "sale", "drink", 4550, 0, 4550, 455, 0, 5005, 95, 5100],
  ["added", "promotion", "credit", "whole", -14545, -999, -13546, -1355, 0, -14901, -99, -15000],
  ["added", "promotion", "credit", "dish", -9995, -999, -8996, -900, 0, -9896, -4, -9900],
  ["added", "promotion", "credit", "drink", -4550, 0, -4550, -455, 0, -5005, -95, -5100],
  ["included", "full", "sale", "whole", 14545, 0, 14545, 0, 952, 14545, 55, 14600],
  ["included", "full", "sale", "dish", 9995, 0, 9995, 0, 654, 9995, 5, 10000],
  ["included", "full", "sale", "drink", 4550, 0, 4550, 0, 298, 4550, 50, 4600],
  ["included", "full", "credit", "whole", -14545, 0, -14545, 0, -952, -14545, -55, -14600],
  ["included", "full", "credit", "dish", -9995, 0, -9995, 0, -654, -9995, -5, -10000],
  ["included", "full", "credit", "drink", -4550, 0, -4550, 0, -298, -4550, -50, -4600],
  ["included", "promotion", "sale", "whole", 14545, 999, 13546, 0, 886, 13546, 54, 13600],
  ["included", "promotion", "sale", "dish", 9995, 999, 8996, 0, 589, 8996, 4, 9000],
  ["included", "promotion", "sale", "drink", 4550, 0, 4550, 0, 298, 4550, 50, 4600],
  ["included", "promotion", "credit", "whole", -14545, -999, -13546, 0, -886, -13546, -54, -13600],
  ["included", "promotion", "credit", "dish", -9995, -999, -8996, 0, -589, -8996, -4, -9000],
  ["included", "promotion", "credit", "drink", -4550, 0, -4550, 0, -298, -4550, -50, -4600],
  ["both", "full", "sale", "whole", 14545, 0, 14545, 1455, 952, 16000, 0, 16000],
  ["both", "full", "sale", "dish", 9995, 0, 9995, 1000, 654, 10995, 5, 11000],
  ["both", "full", "sale", "drink", 4550, 0, 4550, 455, 298, 5005, 95, 5100],
  ["both", "full", "credit", "whole", -14545, 0, -14545, -1455, -952, -16000, 0, -16000],
  ["both", "full", "credit", "dish", -9995, 0, -9995, -1000, -654, -10995, -5, -11000],
  ["both", "full", "credit", "drink", -4550, 0, -4550, -455, -298, -5005, -95, -5100],
  ["both", "promotion", "sale", "whole", 14545, 999, 13546, 1355, 886, 14901, 99, 15000],
  ["both", "promotion", "sale", "dish", 9995, 999, 8996, 900, 589, 9896, 4, 9900],
  ["both", "promotion", "sale", "drink", 4550, 0, 4550, 455, 298, 5005, 95, 5100],
  ["both", "promotion", "credit", "whole", -14545, -999, -13546, -1355, -886, -14901, -99, -15000],
  ["both", "promotion", "credit", "dish", -9995, -999, -8996, -900, -589, -9896, -4, -9900],
  ["both", "promotion", "credit", "drink", -4550, 0, -4550, -455, -298, -5005, -95, -5100],
];

describe.for(matrix)("charges %s, price %s, %s, %s", (row) => {
  const [charges, price, direction, part, subtotal, discount, total, ...rest] = row;
  const [serviceTotal, vatTotal, amountInSatang, roundingInBaht, amountInBaht] = rest;
  const lines = linesOf(price, direction, part);

  test("a currency with decimals is paid to the satang", () => {
    const totals = billTotals(lines, chargesOf(charges), satang);
    expect(totals).toMatchObject({ subtotal, discount, total, rounding: 0 });
    expect(charged(totals)).toEqual([serviceTotal, vatTotal]);
    expect(totals.amount).toBe(amountInSatang);
  });

  test("a currency without decimals is paid in whole baht, away from nothing", () => {
    const totals = billTotals(lines, chargesOf(charges), wholeBaht);
    expect(totals).toMatchObject({ subtotal, discount, total, rounding: roundingInBaht });
    expect(charged(totals)).toEqual([serviceTotal, vatTotal]);
    expect(totals.amount).toBe(amountInBaht);
  });
});

test("the matrix has every case once", () => {
  expect(new Set(matrix.map((row) => row.slice(0, 4).join(" "))).size).toBe(3 * 2 * 2 * 3);
});

function linesOf(price: Row[1], direction: Row[2], part: Row[3]): readonly NormalLine[] {
  const dish = aSale(9995, price === "full" ? 9995 : 8996);
  const drink = aSale(4550);
  const sold = { whole: [dish, drink], dish: [dish], drink: [drink] }[part];
  return direction === "sale" ? sold : sold.map(takenBack);
}

function chargesOf(charges: Charges): readonly PayType[] {
  return { added: [service], included: [vat], both: [vat, service] }[charges];
}

function charged({ charges }: BillTotals): readonly number[] {
  const totalOf = (payType: PayTypeId): number =>
    charges.find((charge) => charge.payType === payType)?.total ?? 0;
  return [totalOf(service.id), totalOf(vat.id)];
}
