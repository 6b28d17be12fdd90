import fc from "fast-check";
import { describe, expect, test } from "vitest";

import { refuse } from "../refusal.ts";
import { countCash, isCountedAsSum, largestSum, type Denomination } from "./cash-count.ts";
import { money } from "./money.ts";

const twenty = money(2000);
const peso = { coins: [money(100), twenty], notes: [twenty, money(10_000)], hasDecimals: true };

const counts = (values: readonly ReturnType<typeof money>[]) =>
  fc.array(
    fc.record({
      value: fc.constantFrom(...values),
      quantity: fc.integer({ min: 0, max: 1_000_000 }),
    }),
    {
      maxLength: 8,
    },
  );

function worth(pieces: readonly Denomination[]): number {
  return pieces.reduce((sum, { value, quantity }) => sum + value * quantity, 0);
}

describe("a counted drawer", () => {
  test("has a row for every coin and note, with zero for missing ones", () => {
    expect(countCash(peso, { coins: [], notes: [{ value: twenty, quantity: 3 }] })).toEqual({
      coins: [
        { value: 100, quantity: 0, total: 0 },
        { value: 2000, quantity: 0, total: 0 },
      ],
      notes: [
        { value: 2000, quantity: 3, total: 6000 },
        { value: 10_000, quantity: 0, total: 0 },
      ],
      coinsTotal: 0,
      notesTotal: 6000,
      grandTotal: 6000,
    });
  });

  test("distinguishes a coin from a note of the same value", () => {
    const drawer = {
      coins: [{ value: twenty, quantity: 2 }],
      notes: [{ value: twenty, quantity: 1 }],
    };
    expect(countCash(peso, drawer)).toMatchObject({
      coinsTotal: 4000,
      notesTotal: 2000,
      grandTotal: 6000,
    });
  });

  test("adds up two counts of the same coin", () => {
    const heaps = [
      { value: twenty, quantity: 2 },
      { value: twenty, quantity: 5 },
    ];
    expect(countCash(peso, { coins: heaps, notes: [] })).toMatchObject({
      coins: [{ quantity: 0 }, { quantity: 7, total: 14_000 }],
    });
  });

  test("is worth the sum of value times quantity", () => {
    fc.assert(
      fc.property(counts(peso.coins), counts(peso.notes), (coins, notes) => {
        expect(countCash(peso, { coins, notes })).toMatchObject({
          coinsTotal: worth(coins),
          notesTotal: worth(notes),
          grandTotal: worth(coins) + worth(notes),
        });
      }),
    );
  });

  test.each([-1, 0.5, Number.NaN, 1_000_001])("refuses %d pieces", (quantity) => {
    const slip = { value: twenty, quantity };
    expect(countCash(peso, { coins: [slip], notes: [] })).toEqual(refuse("count-invalid", slip));
    expect(countCash(peso, { coins: [], notes: [slip] })).toEqual(refuse("count-invalid", slip));
  });

  test("refuses a coin that the currency does not have, even if there is such a note", () => {
    const slip = { value: money(10_000), quantity: 1 };
    expect(countCash(peso, { coins: [slip], notes: [] })).toEqual(refuse("count-invalid", slip));
  });
});

describe("a drawer whose currency has no list of coins and notes", () => {
  const none = { coins: [], notes: [] };
  const rupee = { ...none, hasDecimals: true };

  test("is counted as a sum", () => {
    expect(countCash(rupee, { ...none, sum: money(1590_50) })).toEqual({
      ...none,
      coinsTotal: 0,
      notesTotal: 0,
      grandTotal: 1590_50,
    });
    expect(countCash(rupee, { ...none, sum: money(0) })).toMatchObject({ grandTotal: 0 });
    expect(countCash(rupee, none)).toMatchObject({ grandTotal: 0 });
  });

  test("holds neither less than nothing nor more than fits", () => {
    expect(countCash(rupee, { ...none, sum: largestSum })).toMatchObject({
      grandTotal: largestSum,
    });
    for (const value of [money(-1), money(largestSum + 1)]) {
      const refusal = refuse("count-invalid", { value, quantity: 1 });
      expect(countCash(rupee, { ...none, sum: value })).toEqual(refusal);
    }
  });

  test("holds only whole units if the currency has no decimals", () => {
    const won = { ...none, hasDecimals: false };
    expect(countCash(won, { ...none, sum: money(1590_00) })).toMatchObject({ grandTotal: 1590_00 });
    expect(countCash(won, { ...none, sum: money(1590_50) })).toMatchObject({
      refusal: "count-invalid",
    });
  });

  test("is told apart from one with coins or notes, which takes no sum", () => {
    expect(isCountedAsSum(rupee)).toBe(true);
    for (const currency of [
      { ...rupee, coins: [twenty] },
      { ...rupee, notes: [twenty] },
    ]) {
      expect(isCountedAsSum(currency)).toBe(false);
      expect(countCash(currency, { ...none, sum: money(1) })).toMatchObject({
        refusal: "count-invalid",
      });
    }
  });
});
