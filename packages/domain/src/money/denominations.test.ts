import { describe, expect, test } from "vitest";

import { countedCurrencies, denominationsOf } from "./denominations.ts";
import { money } from "./money.ts";

/** Values, in whole units, that are both a coin and a note. */
const bothCoinAndNote: Readonly<Record<string, readonly number[]>> = {
  IDR: [1000],
  INR: [10, 20],
  LKR: [20],
  BDT: [2, 5],
  CNY: [1],
  HKD: [10],
  MXN: [20],
  TRY: [5],
  SAR: [1],
};

describe.each(countedCurrencies)("the coins and notes of %s", (code) => {
  const { coins, notes } = denominationsOf(code);

  test("are positive, and each list rises without doubles", () => {
    expect(notes.length).toBeGreaterThan(0);
    for (const list of [coins, notes]) {
      expect(list.filter((value) => value <= 0 || !Number.isSafeInteger(value))).toEqual([]);
      expect(list).toEqual([...new Set(list)].toSorted((one, other) => one - other));
    }
  });

  test("are ones, twos, fives or quarters, and not rounded to hundredths", () => {
    for (const value of [...coins, ...notes]) {
      expect(String(value).replace(/0+$/, "")).toMatch(/^(1|2|25|5)$/);
    }
  });

  test("overlap only in values that are both", () => {
    const both = (bothCoinAndNote[code] ?? []).map((units) => money(units * 100));
    expect(coins.filter((value) => notes.includes(value))).toEqual(both);
  });
});

test("a currency that is not known has none", () => {
  expect(denominationsOf("XXX")).toEqual({ coins: [], notes: [] });
});
