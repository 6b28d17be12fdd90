import fc from "fast-check";
import { describe, expect, test } from "vitest";

import { formatMoney } from "../money/format-money.ts";
import { money } from "../money/money.ts";
import { readAmount, readDecimal } from "./read-decimal.ts";

describe("typed numbers", () => {
  test.each([
    ["12", 1200],
    ["12.5", 1250],
    ["12.50", 1250],
    [" .5 ", 50],
    ["12.", 1200],
    ["0", 0],
    ["99999999999.99", 9_999_999_999_999],
  ])("%s is an amount", (text, minorUnits) => {
    expect(readAmount(text)).toBe(minorUnits);
  });

  test.each(["", ".", "1.234", "-5", "+5", "1,50", "1 000", "1e3", "0x10", "1..5", "๕", "NaN"])(
    "'%s' is none",
    (text) => {
      expect(readAmount(text)).toBeNull();
    },
  );

  test("twelve digits before the point are a slip of the finger", () => {
    expect(readAmount("123456789012")).toBeNull();
  });

  test("what may have no decimals is read without any", () => {
    expect(readDecimal("12", 0)).toBe(12);
    expect(readDecimal("12.5", 0)).toBeNull();
  });

  test("stock is read to the thousandth", () => {
    expect(readDecimal("0.03", 3)).toBe(30);
    expect(readDecimal("0.0003", 3)).toBeNull();
  });

  test("an amount that is written out and typed again is the same amount", () => {
    const typed = { hasDecimals: true, decimalSeparator: ".", thousandSeparator: "" };
    fc.assert(
      fc.property(fc.nat(), (minorUnits) => {
        expect(readAmount(formatMoney(money(minorUnits), typed))).toBe(minorUnits);
      }),
    );
  });
});
