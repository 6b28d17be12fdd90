import fc from "fast-check";
import { describe, expect, test } from "vitest";

import { addStock, negateStock, noStock, stockAmount, subtractStock } from "./stock-amount.ts";
import { formatStockAmount } from "./format-stock-amount.ts";

const anyAmount = fc.integer({ min: -1_000_000_000, max: 1_000_000_000 }).map(stockAmount);

describe("amounts of stock", () => {
  test("a hundred times 0.03 l is exactly three litres", () => {
    const measure = stockAmount(30);
    const poured = Array.from({ length: 100 }, () => measure).reduce(addStock, noStock);
    expect(formatStockAmount(poured, ".")).toBe("3");
  });

  test("an amount must be whole thousandths", () => {
    expect(() => stockAmount(0.5)).toThrow(RangeError);
    expect(() => stockAmount(Number.NaN)).toThrow(RangeError);
  });

  test("adding and subtracting gives the original, and there is no negative zero", () => {
    fc.assert(
      fc.property(anyAmount, anyAmount, (first, second) => {
        expect(subtractStock(addStock(first, second), second)).toBe(first);
        expect(addStock(first, negateStock(first))).toBe(noStock);
      }),
    );
  });
});

describe("formatting stock amounts", () => {
  test.each([
    [0, "0"],
    [12_000, "12"],
    [1500, "1.5"],
    [30, "0.03"],
    [-30, "-0.03"],
    [1001, "1.001"],
  ])("%d thousandths read %s", (thousandths, text) => {
    expect(formatStockAmount(stockAmount(thousandths), ".")).toBe(text);
  });

  test("uses the location's decimal separator", () => {
    expect(formatStockAmount(stockAmount(1500), ",")).toBe("1,5");
  });
});
