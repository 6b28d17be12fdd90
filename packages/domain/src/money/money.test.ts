import fc from "fast-check";
import { describe, expect, test } from "vitest";

import {
  absoluteMoney,
  addMoney,
  isMoney,
  money,
  negateMoney,
  noMoney,
  subtractMoney,
  sumMoney,
} from "./money.ts";

const amounts = fc.integer().map(money);

describe("an amount", () => {
  test.each([0.5, 12.34, Number.NaN, Number.POSITIVE_INFINITY, Number.MAX_SAFE_INTEGER + 1])(
    "is a whole number of minor units, which %d is not",
    (value) => {
      expect(() => money(value)).toThrow(RangeError);
      expect(isMoney(value)).toBe(false);
    },
  );

  test("must be a number, not a text", () => {
    expect(isMoney(1250)).toBe(true);
    expect(isMoney("1250")).toBe(false);
    expect(isMoney(null)).toBe(false);
  });

  test("has no negative zero", () => {
    expect(money(-0)).toBe(0);
    expect(negateMoney(noMoney)).toBe(0);
  });

  test("has the same size charged or credited", () => {
    expect(absoluteMoney(money(-1250))).toBe(1250);
    expect(absoluteMoney(money(1250))).toBe(1250);
  });

  test("added and subtracted gives the original", () => {
    fc.assert(
      fc.property(amounts, amounts, (first, second) => {
        expect(subtractMoney(addMoney(first, second), second)).toBe(first);
      }),
    );
  });

  test("plus its negation is zero", () => {
    fc.assert(
      fc.property(amounts, (amount) => {
        expect(addMoney(amount, negateMoney(amount))).toBe(0);
      }),
    );
  });
});

describe("a sum of amounts", () => {
  test("is zero without amounts", () => {
    expect(sumMoney([])).toBe(noMoney);
  });

  test("does not depend on the order", () => {
    fc.assert(
      fc.property(fc.array(amounts), (some) => {
        expect(sumMoney(some)).toBe(sumMoney(some.toReversed()));
      }),
    );
  });

  test("throws if it cannot be exact, even if a later amount would correct it", () => {
    const most = money(Number.MAX_SAFE_INTEGER);
    expect(() => sumMoney([most, most, negateMoney(most), negateMoney(most)])).toThrow(RangeError);
  });
});
