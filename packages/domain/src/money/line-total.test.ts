import fc from "fast-check";
import { describe, expect, test } from "vitest";

import { lineTotal } from "./line-total.ts";
import { money, negateMoney } from "./money.ts";
import { negateQuantity, quantity, quantityOfTenths } from "./quantity.ts";

describe("a line total", () => {
  test.each([
    [12_000, 2, 24_000],
    [5, 0.1, 1],
    [4, 0.1, 0],
    [15, 0.3, 5],
    [20_000, 1.5, 30_000],
    [115, 1.1, 127],
    [12_345, 0, 0],
  ])("of %i minor units taken %d times costs %i", (price, count, total) => {
    expect(lineTotal(money(price), quantity(count))).toBe(total);
  });

  test("of a credit is exactly what was charged", () => {
    fc.assert(
      fc.property(fc.integer(), fc.integer({ min: -100_000, max: 100_000 }), (price, tenths) => {
        const count = quantityOfTenths(tenths);
        const charged = lineTotal(money(price), count);
        expect(lineTotal(money(price), negateQuantity(count))).toBe(negateMoney(charged));
      }),
    );
  });

  test("of whole pieces equals the sum of single pieces", () => {
    fc.assert(
      fc.property(fc.integer({ min: 0 }), fc.integer({ min: 0, max: 1000 }), (price, count) => {
        expect(lineTotal(money(price), quantity(count))).toBe(price * count);
      }),
    );
  });

  test("too large to be exact throws", () => {
    const most = money(Number.MAX_SAFE_INTEGER);
    expect(() => lineTotal(most, quantity(2))).toThrow(RangeError);
  });
});
