import { describe, expect, test } from "vitest";

import type { NormalLine } from "../bill/line.ts";
import type { PayTypeId } from "../id.ts";
import { billTotals } from "./bill-totals.ts";
import { aSale, satang, service, aCreditFor, vat, wholeBaht } from "../testing/pay-builders.ts";
import type { PayType } from "./pay-type.ts";
import type { BillTotals } from "../bill/settlement.ts";

/**
 * Every combination in which rounding can differ, calculated by hand. The dish costs 99.95, or 89.96 under 10 % off
 * (89.955, half rounds up); the drink costs 45.50 and has no promotion. Service is 10 % on top; VAT is 7/107 of the
 * total. Without decimals the dish costs 100, or 90 under 10 % off, and the drink 46. A split puts the dish on the
 * first bill and the drink on the second: their totals add up to the whole, but a charge may differ by one unit,
 * because each bill rounds its own.
 */
type Charges = "added" | "included" | "both";
type Figures = readonly [
  subtotal: number,
  discount: number,
  total: number,
  service: number,
  vat: number,
  amount: number,
];
type Row = readonly [
  charges: Charges,
  price: "full" | "promotion",
  direction: "sale" | "credit",
  part: "whole" | "dish" | "drink",
  inSatang: Figures,
  inBaht: Figures,
];

const matrix: readonly Row[] = [
  ["added", "full", "sale", "whole", [14545, 0, 14545, 1455, 0, 16000], [146, 0, 146, 15, 0, 161]],
  ["added", "full", "sale", "dish", [9995, 0, 9995, 1000, 0, 10995], [100, 0, 100, 10, 0, 110]],
  ["added", "full", "sale", "drink", [4550, 0, 4550, 455, 0, 5005], [46, 0, 46, 5, 0, 51]],
  [
    "added",
    "full",
    "credit",
    "whole",
    [-14545, 0, -14545, -1455, 0, -16000],
    [-146, 0, -146, -15, 0, -161],
  ],
  [
    "added",
    "full",
    "credit",
    "dish",
    [-9995, 0, -9995, -1000, 0, -10995],
    [-100, 0, -100, -10, 0, -110],
  ],
  [
    "added",
    "full",
    "credit",
    "drink",
    [-4550, 0, -4550, -455, 0, -5005],
    [-46, 0, -46, -5, 0, -51],
  ],
  [
    "added",
    "promotion",
    "sale",
    "whole",
    [14545, 999, 13546, 1355, 0, 14901],
    [146, 10, 136, 14, 0, 150],
  ],
  ["added", "promotion", "sale", "dish", [9995, 999, 8996, 900, 0, 9896], [100, 10, 90, 9, 0, 99]],
  ["added", "promotion", "sale", "drink", [4550, 0, 4550, 455, 0, 5005], [46, 0, 46, 5, 0, 51]],
  [
    "added",
    "promotion",
    "credit",
    "whole",
    [-14545, -999, -13546, -1355, 0, -14901],
    [-146, -10, -136, -14, 0, -150],
  ],
  [
    "added",
    "promotion",
    "credit",
    "dish",
    [-9995, -999, -8996, -900, 0, -9896],
    [-100, -10, -90, -9, 0, -99],
  ],
  [
    "added",
    "promotion",
    "credit",
    "drink",
    [-4550, 0, -4550, -455, 0, -5005],
    [-46, 0, -46, -5, 0, -51],
  ],
  [
    "included",
    "full",
    "sale",
    "whole",
    [14545, 0, 14545, 0, 952, 14545],
    [146, 0, 146, 0, 10, 146],
  ],
  ["included", "full", "sale", "dish", [9995, 0, 9995, 0, 654, 9995], [100, 0, 100, 0, 7, 100]],
  ["included", "full", "sale", "drink", [4550, 0, 4550, 0, 298, 4550], [46, 0, 46, 0, 3, 46]],
  [
    "included",
    "full",
    "credit",
    "whole",
    [-14545, 0, -14545, 0, -952, -14545],
    [-146, 0, -146, 0, -10, -146],
  ],
  [
    "included",
    "full",
    "credit",
    "dish",
    [-9995, 0, -9995, 0, -654, -9995],
    [-100, 0, -100, 0, -7, -100],
  ],
  [
    "included",
    "full",
    "credit",
    "drink",
    [-4550, 0, -4550, 0, -298, -4550],
    [-46, 0, -46, 0, -3, -46],
  ],
  [
    "included",
    "promotion",
    "sale",
    "whole",
    [14545, 999, 13546, 0, 886, 13546],
    [146, 10, 136, 0, 9, 136],
  ],
  [
    "included",
    "promotion",
    "sale",
    "dish",
    [9995, 999, 8996, 0, 589, 8996],
    [100, 10, 90, 0, 6, 90],
  ],
  ["included", "promotion", "sale", "drink", [4550, 0, 4550, 0, 298, 4550], [46, 0, 46, 0, 3, 46]],
  [
    "included",
    "promotion",
    "credit",
    "whole",
    [-14545, -999, -13546, 0, -886, -13546],
    [-146, -10, -136, 0, -9, -136],
  ],
  [
    "included",
    "promotion",
    "credit",
    "dish",
    [-9995, -999, -8996, 0, -589, -8996],
    [-100, -10, -90, 0, -6, -90],
  ],
  [
    "included",
    "promotion",
    "credit",
    "drink",
    [-4550, 0, -4550, 0, -298, -4550],
    [-46, 0, -46, 0, -3, -46],
  ],
  [
    "both",
    "full",
    "sale",
    "whole",
    [14545, 0, 14545, 1455, 952, 16000],
    [146, 0, 146, 15, 10, 161],
  ],
  ["both", "full", "sale", "dish", [9995, 0, 9995, 1000, 654, 10995], [100, 0, 100, 10, 7, 110]],
  ["both", "full", "sale", "drink", [4550, 0, 4550, 455, 298, 5005], [46, 0, 46, 5, 3, 51]],
  [
    "both",
    "full",
    "credit",
    "whole",
    [-14545, 0, -14545, -1455, -952, -16000],
    [-146, 0, -146, -15, -10, -161],
  ],
  [
    "both",
    "full",
    "credit",
    "dish",
    [-9995, 0, -9995, -1000, -654, -10995],
    [-100, 0, -100, -10, -7, -110],
  ],
  [
    "both",
    "full",
    "credit",
    "drink",
    [-4550, 0, -4550, -455, -298, -5005],
    [-46, 0, -46, -5, -3, -51],
  ],
  [
    "both",
    "promotion",
    "sale",
    "whole",
    [14545, 999, 13546, 1355, 886, 14901],
    [146, 10, 136, 14, 9, 150],
  ],
  ["both", "promotion", "sale", "dish", [9995, 999, 8996, 900, 589, 9896], [100, 10, 90, 9, 6, 99]],
  ["both", "promotion", "sale", "drink", [4550, 0, 4550, 455, 298, 5005], [46, 0, 46, 5, 3, 51]],
  [
    "both",
    "promotion",
    "credit",
    "whole",
    [-14545, -999, -13546, -1355, -886, -14901],
    [-146, -10, -136, -14, -9, -150],
  ],
  [
    "both",
    "promotion",
    "credit",
    "dish",
    [-9995, -999, -8996, -900, -589, -9896],
    [-100, -10, -90, -9, -6, -99],
  ],
  [
    "both",
    "promotion",
    "credit",
    "drink",
    [-4550, 0, -4550, -455, -298, -5005],
    [-46, 0, -46, -5, -3, -51],
  ],
];

describe.for(matrix)("charges %s, price %s, %s, %s", (row) => {
  const [charges, price, direction, part, inSatang, inBaht] = row;
  const lines = linesOf(price, direction, part);

  test("a currency with decimals is paid in satang", () => {
    expect(figuresOf(billTotals(lines, chargesOf(charges), satang))).toEqual(inSatang);
  });

  test("a currency without decimals rounds each line and charge to whole baht", () => {
    const figures = figuresOf(billTotals(lines, chargesOf(charges), wholeBaht));
    expect(figures).toEqual(inBaht.map((baht) => baht * 100 + 0));
  });
});

test("the matrix has each case once", () => {
  expect(new Set(matrix.map((row) => row.slice(0, 4).join(" "))).size).toBe(3 * 2 * 2 * 3);
});

function linesOf(price: Row[1], direction: Row[2], part: Row[3]): readonly NormalLine[] {
  const dish = aSale(9995, price === "full" ? 9995 : 8996);
  const drink = aSale(4550);
  const sold = { whole: [dish, drink], dish: [dish], drink: [drink] }[part];
  return direction === "sale" ? sold : sold.map(aCreditFor);
}

function chargesOf(charges: Charges): readonly PayType[] {
  return { added: [service], included: [vat], both: [vat, service] }[charges];
}

function figuresOf(totals: BillTotals): readonly number[] {
  const { subtotal, discount, total, charges, amount } = totals;
  const totalOf = (payType: PayTypeId): number =>
    charges.find((charge) => charge.payType === payType)?.total ?? 0;
  return [subtotal, discount, total, totalOf(service.id), totalOf(vat.id), amount];
}
