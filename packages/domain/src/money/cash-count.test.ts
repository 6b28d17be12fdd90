import fc from "fast-check";
import { describe, expect, test } from "vitest";

import { refuse } from "../refusal.ts";
import { countCash, type Denomination } from "./cash-count.ts";
import { money } from "./money.ts";

const twenty = money(2000);
const peso = { coins: [money(100), twenty], notes: [twenty, money(10_000)] };

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
