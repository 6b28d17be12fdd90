import fc from "fast-check";
import { describe, expect, test } from "vitest";

import { defaultCoins, defaultNotes, payableAmount } from "./currency.ts";
import { money, negateMoney } from "./money.ts";

const amounts = fc.integer().map(money);
const inWholeUnits = { hasDecimals: false };

describe("the payable amount", () => {
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

  test("is the amount itself in a currency with decimals", () => {
    fc.assert(
      fc.property(amounts, (amount) => {
        expect(payableAmount(amount, { hasDecimals: true })).toBe(amount);
      }),
    );
  });

  test("is less than one unit above the amount in a currency without decimals", () => {
    fc.assert(
      fc.property(fc.integer({ min: 0 }).map(money), (amount) => {
        const rounding = payableAmount(amount, inWholeUnits) - amount;
        expect(rounding).toBeGreaterThanOrEqual(0);
        expect(rounding).toBeLessThan(100);
      }),
    );
  });

  test("mirrors a sale on a refund", () => {
    fc.assert(
      fc.property(amounts, (amount) => {
        const paid = payableAmount(amount, inWholeUnits);
        expect(payableAmount(negateMoney(amount), inWholeUnits)).toBe(negateMoney(paid));
      }),
    );
  });

  test("stays the same when computed again", () => {
    fc.assert(
      fc.property(amounts, (amount) => {
        const payable = payableAmount(amount, inWholeUnits);
        expect(payableAmount(payable, inWholeUnits)).toBe(payable);
      }),
    );
  });
});

test("the baht has coins from 0.25 to 10 and notes from 20 to 1,000", () => {
  expect(defaultCoins).toEqual([25, 50, 100, 500, 1000]);
  expect(defaultNotes).toEqual([2000, 5000, 10_000, 50_000, 100_000]);
});
