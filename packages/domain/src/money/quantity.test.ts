import fc from "fast-check";
import { describe, expect, test } from "vitest";

import {
  addQuantity,
  isQuantity,
  negateQuantity,
  noQuantity,
  oneQuantity,
  quantity,
  quantityOfTenths,
  subtractQuantity,
  sumQuantity,
  tenthsOf,
  formatQuantity,
} from "./quantity.ts";

const quantities = fc.integer().map(quantityOfTenths);

describe("a quantity", () => {
  test.each([0, 1, -3, 0.1, 0.3, 1.1, 4.7, -2.5, 1_000_000.9])("may be %d", (value) => {
    expect(isQuantity(value)).toBe(true);
    expect(quantity(value)).toBe(value);
  });

  test.each([0.25, 0.1 + 0.2, 1.15, Number.NaN, Number.POSITIVE_INFINITY, 1e300])(
    "has at most one decimal, which %d has not",
    (value) => {
      expect(isQuantity(value)).toBe(false);
      expect(() => quantity(value)).toThrow(RangeError);
    },
  );

  test("has no negative zero", () => {
    expect(negateQuantity(noQuantity)).toBe(0);
    expect(quantity(-0)).toBe(0);
  });

  test("has whole tenths and nothing smaller", () => {
    expect(quantityOfTenths(15)).toBe(1.5);
    expect(tenthsOf(oneQuantity)).toBe(10);
    expect(() => quantityOfTenths(1.5)).toThrow(RangeError);
  });

  test("is unchanged by conversion to tenths and back", () => {
    fc.assert(
      fc.property(quantities, (value) => {
        expect(quantityOfTenths(tenthsOf(value))).toBe(value);
      }),
    );
  });
});

describe("adding quantities", () => {
  test("does not drift", () => {
    expect(sumQuantity(Array.from({ length: 1000 }, () => quantity(0.1)))).toBe(100);
    expect(addQuantity(quantity(0.1), quantity(0.2))).toBe(0.3);
    expect(subtractQuantity(quantity(2.3), oneQuantity)).toBe(1.3);
  });

  test("gives zero for none", () => {
    expect(sumQuantity([])).toBe(noQuantity);
  });

  test("gives a valid quantity in any order", () => {
    fc.assert(
      fc.property(fc.array(quantities), (some) => {
        const sum = sumQuantity(some);
        expect(isQuantity(sum)).toBe(true);
        expect(sumQuantity(some.toReversed())).toBe(sum);
      }),
    );
  });

  test("and subtracting it gives the original", () => {
    fc.assert(
      fc.property(quantities, quantities, (first, second) => {
        expect(subtractQuantity(addQuantity(first, second), second)).toBe(first);
        expect(addQuantity(first, negateQuantity(second))).toBe(subtractQuantity(first, second));
      }),
    );
  });
});

test("a quantity uses the venue's decimal separator", () => {
  expect(formatQuantity(1.8, ",")).toBe("1,8");
  expect(formatQuantity(-0.5, ".")).toBe("-0.5");
  expect(formatQuantity(12, ",")).toBe("12");
});
