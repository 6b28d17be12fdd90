import fc from "fast-check";
import { describe, expect, test } from "vitest";

import { defaultCoins, defaultNotes, payableAmount } from "./currency.ts";
import { money, negateMoney } from "./money.ts";

const amounts = fc.integer().map(money);
const inWholeUnits = { hasDecimals: false };

describe("what is payable", () => {
  test.each([
    [0, 0],
    [100, 100],
    [101, 200],
    [199, 200],
    [1, 100],
    [-1, -100],
    [-101, -200],
    [-100, -100],
  ])("in whole units only, for %i is %i", (amount, payable) => {
    expect(payableAmount(money(amount), inWholeUnits)).toBe(payable);
  });

  test("in a currency with decimals is the amount itself", () => {
    fc.assert(
      fc.property(amounts, (amount) => {
        expect(payableAmount(amount, { hasDecimals: true })).toBe(amount);
      }),
    );
  });

  test("in whole units only is less than one unit above the amount", () => {
    fc.assert(
      fc.property(fc.integer({ min: 0 }).map(money), (amount) => {
        const rounding = payableAmount(amount, inWholeUnits) - amount;
        expect(rounding).toBeGreaterThanOrEqual(0);
        expect(rounding).toBeLessThan(100);
      }),
    );
  });

  test("back to the guest mirrors what the guest paid", () => {
    fc.assert(
      fc.property(amounts, (amount) => {
        const paid = payableAmount(amount, inWholeUnits);
        expect(payableAmount(negateMoney(amount), inWholeUnits)).toBe(negateMoney(paid));
      }),
    );
  });

  test("does not change when it is made payable again", () => {
    fc.assert(
      fc.property(amounts, (amount) => {
        const payable = payableAmount(amount, inWholeUnits);
        expect(payableAmount(payable, inWholeUnits)).toBe(payable);
      }),
    );
  });
});

test("the baht has coins from a quarter to ten and notes from twenty to a thousand", () => {
  expect(defaultCoins).toEqual([25, 50, 100, 500, 1000]);
  expect(defaultNotes).toEqual([2000, 5000, 10_000, 50_000, 100_000]);
});
