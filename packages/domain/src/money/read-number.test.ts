import fc from "fast-check";
import { describe, expect, test } from "vitest";

import { decimalsOfStock, stockAmount } from "../stock/stock-amount.ts";
import { formatStockAmount } from "../stock/format-stock-amount.ts";
import { baht, dong, euro, everyFormat } from "../testing/money-formats.ts";
import { formatMoney, type MoneyFormat } from "./format-money.ts";
import { isMoney, money } from "./money.ts";
import { readNumber } from "./read-number.ts";
import { readMoney } from "./read-money.ts";

const spaced: MoneyFormat = { ...euro, thousandSeparator: " " };
const formats = fc.constantFrom(...everyFormat);
/** Texts of digits and separators, many of them almost numbers. */
const texts = fc.string({
  unit: fc.constantFrom(...Array.from("01257.,' \u00A0-")),
  maxLength: 12,
});
const problems = new Set<unknown>(["not-a-number", "ambiguous", "too-many-decimals"]);
const amounts = fc.integer({ min: -9_999_999_999_999, max: 9_999_999_999_999 }).map(money);

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
    ["125.000", dong, 12_500_000],
    ["1.050", euro, 105_000],
    ["1,050", baht, 105_000],
    ["๑,๐๕๐.๒๕", baht, 105_025],
    ["-１０", dong, -1000],
    ["１，０５０．２５", baht, 105_025],
    ["\u200E-120\u200B", baht, -12_000],
  ])("%j in %j is %i minor units", (text, format, amount) => {
    expect(readMoney(text, format)).toBe(amount);
  });

  test.each([
    ["10,50", baht, 1050],
    ["10.5", euro, 1050],
    ["10.50", spaced, 1050],
    [",5", baht, 50],
    ["0.5", euro, 50],
  ])("%j in %j has a foreign separator that can only be decimal", (...row) => {
    const [text, format, amount] = row;
    expect(readMoney(text, format)).toBe(amount);
  });

  test.each(
    ["1.234,56", "1,234.56", "1'234.56", "1’234,56"].concat(
      [" ", "\u00A0", "\u202F", "\u2009"].map((space) => `1${space}234,56`),
    ),
  )("%j is read the same in every venue", (text) => {
    const read = everyFormat
      .filter(({ hasDecimals }) => hasDecimals)
      .map((format) => readMoney(text, format));
    expect(new Set(read)).toEqual(new Set([123_456]));
  });

  test.each([
    ["1.050", spaced],
    ["1,050", { ...baht, thousandSeparator: "" }],
    ["1.050", { ...dong, thousandSeparator: "" }],
    ["1,050", null],
  ])("%j in %j is ambiguous, so it is refused", (text, format) => {
    expect(readNumber(text, { decimals: 2, signs: format })).toBe("ambiguous");
  });

  test.each([
    ["1.234", baht],
    ["1,050", euro],
    ["0.005", euro],
    ["1,5", dong],
    ["1.50", dong],
  ])("%j in %j has more decimals than the currency", (text, format) => {
    expect(readMoney(text, format)).toBe("too-many-decimals");
  });

  test.each(
    ["", "-", ".", "1.2.3", "1.2,3", "--5", "5-", "1e3", "0x10", "12a", "Infinity", "½"].concat([
      "1234,567.00",
      "1,00,000",
      "1 50",
      "1 234'567",
      "1\u2009234\u202F567",
      "1\u200950",
      "1.234 567",
      "9".repeat(16),
    ]),
  )("%j is not a number", (text) => {
    for (const format of everyFormat) expect(readMoney(text, format)).toBe("not-a-number");
  });

  test("of stock has three decimals, and only the venue's separators decide what 1,050 means", () => {
    const read = (text: string, signs: MoneyFormat) =>
      readNumber(text, { decimals: decimalsOfStock, signs });
    expect(read("1,050", euro)).toBe(1050);
    expect(read("1,050", baht)).toBe(1_050_000);
    expect(read("0.125", euro)).toBe(125);
  });
});

describe("reading numbers", () => {
  test("reads a formatted amount back unchanged, in every notation", () => {
    fc.assert(
      fc.property(amounts, formats, (amount, format) => {
        const shown = format.hasDecimals ? amount : money(Math.trunc(amount / 100) * 100);
        expect(readMoney(formatMoney(shown, format), format)).toBe(shown);
      }),
    );
  });

  test("does the same for stock, to the thousandth", () => {
    fc.assert(
      fc.property(fc.integer({ min: -9_999_999_999, max: 9_999_999_999 }), formats, (n, signs) => {
        const text = formatStockAmount(stockAmount(n), signs.decimalSeparator);
        expect(readNumber(text, { decimals: decimalsOfStock, signs })).toBe(n);
      }),
    );
  });

  test("never reads two different amounts from one text: venues agree or refuse", () => {
    const written = fc
      .tuple(amounts, formats)
      .map(([amount, format]) => formatMoney(amount, format));
    fc.assert(
      fc.property(fc.oneof(texts, written), (text) => {
        const read = everyFormat
          .map((format) => readMoney(text, format))
          .filter((amount) => typeof amount === "number");
        expect(new Set(read).size).toBeLessThanOrEqual(1);
      }),
      { numRuns: 500 },
    );
  });

  test("without a known notation reads only what all venues read alike", () => {
    fc.assert(
      fc.property(texts, formats, (text, signs) => {
        const decimals = decimalsOfStock;
        const unknown = readNumber(text, { decimals, signs: null });
        const here = readNumber(text, { decimals, signs });
        expect([here, "ambiguous", "not-a-number", "too-many-decimals"]).toContain(unknown);
      }),
      { numRuns: 500 },
    );
  });

  test("returns an amount or a problem, and never throws", () => {
    fc.assert(
      fc.property(fc.string(), formats, (text, format) => {
        const read = readMoney(text, format);
        expect(isMoney(read) || problems.has(read)).toBe(true);
      }),
    );
  });
});
