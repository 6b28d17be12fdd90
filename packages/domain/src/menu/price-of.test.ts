import { describe, expect, test } from "vitest";

import { money } from "../money/money.ts";
import { anArticle, catchOfTheDay, padThai } from "../testing/builders.ts";
import { priceOf } from "./price-of.ts";

describe("a fixed price", () => {
  test("comes from the menu, whatever is typed", () => {
    expect(priceOf(padThai, null)).toBe(120_00);
    expect(priceOf(padThai, money(1_00))).toBe(120_00);
  });
});

describe("a variable price from 200.00 to 900.00", () => {
  test("must be typed", () => {
    expect(priceOf(catchOfTheDay, null)).toEqual({ refusal: "price-required" });
  });

  test.each([200_00, 200_01, 450_00, 899_99, 900_00])("may be %s", (typed) => {
    expect(priceOf(catchOfTheDay, money(typed))).toBe(typed);
  });

  test.each([-200_00, 0, 199_99, 900_01])("may not be %s", (typed) => {
    expect(priceOf(catchOfTheDay, money(typed))).toEqual({
      refusal: "price-out-of-range",
      about: { minimum: 200_00, maximum: 900_00 },
    });
  });
});

describe("a variable price without limits", () => {
  const anything = anArticle({ hasVariablePrice: true });

  test("can be any amount", () => {
    expect(priceOf(anything, money(0))).toBe(0);
    expect(priceOf(anything, money(1_000_000_00))).toBe(1_000_000_00);
  });

  test("cannot be negative", () => {
    expect(priceOf(anything, money(-1))).toEqual({
      refusal: "price-out-of-range",
      about: { minimum: 0 },
    });
  });
});

describe("a variable price with one limit", () => {
  test("has no limit at the other end", () => {
    const from = anArticle({ hasVariablePrice: true, priceMinimum: money(200_00) });
    expect(priceOf(from, money(5_000_00))).toBe(5_000_00);
    expect(priceOf(from, money(199_99))).toMatchObject({ about: { minimum: 200_00 } });
    const upTo = anArticle({ hasVariablePrice: true, priceMaximum: money(900_00) });
    expect(priceOf(upTo, money(0))).toBe(0);
    expect(priceOf(upTo, money(900_01))).toMatchObject({ about: { maximum: 900_00 } });
  });
});
