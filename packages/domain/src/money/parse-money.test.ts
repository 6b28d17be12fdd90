import fc from "fast-check";
import { describe, expect, test } from "vitest";

import { isRefusal, refuse } from "../refusal.ts";
import { formatMoney, type MoneyFormat } from "./format-money.ts";
import { isMoney, money } from "./money.ts";
import { parseMoney } from "./parse-money.ts";

const baht: MoneyFormat = { hasDecimals: true, decimalSeparator: ".", thousandSeparator: "," };
const dong: MoneyFormat = { hasDecimals: false, decimalSeparator: ",", thousandSeparator: "." };
const euro: MoneyFormat = { hasDecimals: true, decimalSeparator: ",", thousandSeparator: " " };
const plain: MoneyFormat = { hasDecimals: true, decimalSeparator: ".", thousandSeparator: "" };
const franc: MoneyFormat = { hasDecimals: true, decimalSeparator: ".", thousandSeparator: "’" };
const formats = fc.constantFrom(baht, euro, plain, franc, { ...dong, hasDecimals: true });

describe("a typed amount", () => {
  test.each([
    ["1234.5", baht, 123_450],
    ["1,234.50", baht, 123_450],
    [" 12 ", baht, 1200],
    ["-0.05", baht, -5],
    [".5", baht, 50],
    ["-.5", baht, -50],
    ["5.", baht, 500],
    ["0012", baht, 1200],
    ["-0", baht, 0],
    ["99,999,999,999.99", baht, 9_999_999_999_999],
    ["1 234,50", euro, 123_450],
    ["1234.50", plain, 123_450],
    ["125.000", dong, 12_500_000],
  ])("%j in %j is %i minor units", (text, format, amount) => {
    expect(parseMoney(text, format)).toBe(amount);
  });

  test.each([
    ["", baht],
    ["-", baht],
    [".", baht],
    ["1.234", baht],
    ["1.2.3", baht],
    ["1.2,3", baht],
    ["--5", baht],
    ["5-", baht],
    ["1e3", baht],
    ["12a", baht],
    ["Infinity", baht],
    ["100000000000", baht],
    ["1 234.50", plain],
  ])("%j in %j is refused", (text, format) => {
    expect(parseMoney(text, format)).toEqual(refuse("amount-invalid"));
  });

  test.each([
    ["1,50", baht],
    [",5", baht],
    ["1,2345", baht],
    ["1234,567", baht],
    ["1.50", dong],
    ["1 50", euro],
  ])("%j in %j has its thousands out of place, and is not guessed at", (text, format) => {
    expect(parseMoney(text, format)).toEqual(refuse("amount-invalid"));
  });

  test("with hundredths is refused where only whole units are paid", () => {
    expect(parseMoney("12,50", dong)).toEqual(refuse("amount-invalid"));
  });

  test("that was shown with decimals is read back as it was, whatever the separators", () => {
    fc.assert(
      fc.property(
        fc.integer({ min: -9_999_999_999_999, max: 9_999_999_999_999 }).map(money),
        formats,
        (amount, format) => {
          expect(parseMoney(formatMoney(amount, format), format)).toBe(amount);
        },
      ),
    );
  });

  test("is an amount or a refusal, never a crash", () => {
    fc.assert(
      fc.property(fc.string(), formats, (text, format) => {
        const result = parseMoney(text, format);
        expect(isMoney(result) || isRefusal(result)).toBe(true);
      }),
    );
  });
});
