import { expect, test } from "vitest";

import { waysToWriteCurrency } from "./currency-words.ts";
import { readPrice } from "./read-price.ts";

const point = { hasDecimals: true, decimalSeparator: ".", thousandSeparator: "," };
const comma = { hasDecimals: true, decimalSeparator: ",", thousandSeparator: "." };
const dong = { hasDecimals: false, decimalSeparator: ",", thousandSeparator: "." };

const symbols = new Map([
  ["THB", "฿"],
  ["EUR", "€"],
  ["PEN", "S/"],
  ["AED", "د.إ.\u200F"],
]);
const read = (text: string, code: string, format: typeof point) => {
  const currencyTexts = waysToWriteCurrency({ code, symbol: symbols.get(code) ?? code });
  return readPrice(text, { format, signs: format, currencyTexts });
};

test.each([
  ["120 บาท", "THB", point, 120_00],
  ["120บ.", "THB", point, 120_00],
  ["๑๒๐.-", "THB", point, 120_00],
  ["1,250.- บาท", "THB", point, 1250_00],
  ["฿ 1,250.50 บาท", "THB", point, 1250_50],
  ["฿.50", "THB", point, 50],
  ["120,-", "EUR", comma, 120_00],
  ["1.250,– €", "EUR", comma, 1250_00],
  ["1.250,-", "THB", point, 1250_00],
  ["12 Euro", "EUR", comma, 12_00],
  ["55.000đ", "VND", dong, 55_000_00],
  ["55.000 ĐỒNG", "VND", dong, 55_000_00],
  ["55.000 đo\u0302\u0300ng", "VND", dong, 55_000_00],
  ["55.000 VNĐ", "VND", dong, 55_000_00],
  ["55.000d", "VND", dong, 55_000_00],
  ["55.000,-", "VND", dong, 55_000_00],
  ["₱120.00", "PHP", point, 120_00],
  ["P120", "PHP", point, 120_00],
  ["Php 1,120.00", "PHP", point, 1120_00],
  ["P 120 pesos", "PHP", point, 120_00],
  ["Rp.50.000", "IDR", dong, 50_000_00],
  ["S/ 12.50", "PEN", point, 12_50],
  ["Fr. 12.50", "CHF", point, 12_50],
  ["12.50 fr", "CHF", point, 12_50],
  ["\u200E120\u200B บาท", "THB", point, 120_00],
  ["฿\u2060120．５０", "THB", point, 120_50],
  ["12，50 €", "EUR", comma, 12_50],
  ["120.50 د.إ.\u200F", "AED", point, 120_50],
])("%s is read as people write %s", (text, code, format, price) => {
  expect(read(text, code, format)).toBe(price);
});

test.each([
  ["P120", "THB", point, "invalid"],
  ["120 pesos", "THB", point, "invalid"],
  ["55k", "VND", dong, "invalid"],
  ["P.50", "PHP", point, "invalid"],
  ["1.5,-", "EUR", comma, "invalid"],
  ["1,250,-", "EUR", comma, "invalid"],
  ["12 บาท/จาน", "THB", point, "invalid"],
  ["บาท", "THB", point, "invalid"],
  ["1.250 บาท", "THB", point, "too-many-decimals"],
  ["-5 บาท", "THB", point, "out-of-range"],
])("%s is not guessed to be an amount of %s", (text, code, format, problem) => {
  expect(read(text, code, format)).toMatchObject({ code: problem });
});

test("thousands and decimals are not guessed in an unknown notation", () => {
  const asked = { format: point, signs: null, currencyTexts: ["บาท"] };
  expect(readPrice("1,250 บาท", asked)).toEqual({ code: "ambiguous-number" });
  expect(readPrice("1,250.- บาท", asked)).toBe(1250_00);
});
