import { expect, test } from "vitest";

import { money } from "../money/money.ts";
import { largestPrice } from "./check-article.ts";
import { checkCurrency, type OfficeCurrency } from "./check-currency.ts";

const baht: OfficeCurrency = {
  name: "Baht",
  symbol: "฿",
  code: "THB",
  exchangeRateMillionths: 1_000_000,
  coins: [money(1_00), money(5_00)],
  notes: [money(20_00)],
  hasDecimals: true,
  cashStep: null,
};
const largestRate = 1_000_000_000_000;

test("the main currency is worth one of itself", () => {
  const check = (rate: number) => checkCurrency({ ...baht, exchangeRateMillionths: rate }, true);
  const range = { least: 1_000_000, most: 1_000_000 };
  expect(check(1_000_000)).toEqual([]);
  for (const rate of [0, 999_999, 1_000_001, largestRate + 1]) {
    expect(check(rate)).toEqual([
      { field: "exchangeRateMillionths", code: "out-of-range", ...range },
    ]);
  }
});

test("another currency is worth from a millionth to a million of the main one", () => {
  const check = (rate: number) => checkCurrency({ ...baht, exchangeRateMillionths: rate }, false);
  expect([1, 35_000_000, largestRate].flatMap(check)).toEqual([]);
  for (const rate of [0, largestRate + 1]) {
    const range = { least: 1, most: largestRate };
    expect(check(rate)).toEqual([
      { field: "exchangeRateMillionths", code: "out-of-range", ...range },
    ]);
  }
});

test.each(["", "TH", "thb", "THBB", "T1B"])("%j is no code of a currency", (code) => {
  expect(checkCurrency({ ...baht, code }, true)).toEqual([
    { field: "code", code: "not-a-currency-code" },
  ]);
});

test.each(["coins", "notes"])("%s have a value, each another one", (field) => {
  const check = (...values: number[]) =>
    checkCurrency({ ...baht, [field]: values.map((value) => money(value)) }, true);
  expect([check(), check(1, largestPrice)]).toEqual([[], []]);
  for (const value of [0, -1, largestPrice + 1]) {
    expect(check(5, value)).toEqual([{ field, code: "out-of-range" }]);
  }
  expect(check(5, 5)).toEqual([{ field, code: "repeated" }]);
});

test.each(["coins", "notes"])("%s are whole in a currency without decimals", (field) => {
  const check = (hasDecimals: boolean, ...values: number[]) =>
    checkCurrency({ ...baht, hasDecimals, [field]: values.map((value) => money(value)) }, true);
  expect([check(true, 25, 50, 1_00), check(false, 1_00, 5_00), check(false)]).toEqual([[], [], []]);
  for (const value of [1, 25, 1_50]) {
    expect(check(false, 1_00, value)).toEqual([{ field, code: "not-whole" }]);
  }
  expect(check(false, 25, 0)).toEqual([{ field, code: "out-of-range" }]);
});

test("the cash step is what a coin is worth, in whole units if the currency has no decimals", () => {
  const check = (cashStep: number, hasDecimals = true) =>
    checkCurrency({ ...baht, cashStep: money(cashStep), hasDecimals }, true);
  expect([check(1), check(25), check(1000_00), check(5_00, false)]).toEqual([[], [], [], []]);
  const range = { least: 1, most: 1000_00 };
  for (const step of [0, -25, 1000_01]) {
    expect(check(step)).toEqual([{ field: "cashStep", code: "out-of-range", ...range }]);
  }
  expect(check(25, false)).toEqual([{ field: "cashStep", code: "not-whole" }]);
});
