import fc from "fast-check";
import { describe, expect, test } from "vitest";

import { money, negateMoney, sumMoney } from "./money.ts";
import { shareOut, shareOutSigned } from "./share-out.ts";

const amounts = fc.integer({ min: -1_000_000_000, max: 1_000_000_000 }).map(money);
const weights = fc.array(fc.integer({ min: 0, max: 1_000_000 }), { minLength: 1, maxLength: 30 });

describe("sharing out an amount", () => {
  test.each([
    [100, [1, 1, 1], [34, 33, 33]],
    [101, [1, 1, 1], [34, 34, 33]],
    [-100, [1, 1, 1], [-34, -33, -33]],
    [100, [1, 2], [33, 67]],
    [100, [2, 1], [67, 33]],
    [10, [0, 1, 0], [0, 10, 0]],
    [2, [1, 1, 1], [1, 1, 0]],
    [0, [3, 4], [0, 0]],
    [7, [5], [7]],
  ])("%i by the weights %j gives %j", (amount, byWeight, shares) => {
    expect(shareOut(money(amount), byWeight)).toEqual(shares);
  });

  test("gives a remaining unit to the share that lost most, not the first", () => {
    expect(shareOut(money(10), [10, 15, 75])).toEqual([1, 2, 7]);
    expect(shareOut(money(11), [10, 19, 71])).toEqual([1, 2, 8]);
  });

  test("is equal if all weights are zero", () => {
    expect(shareOut(money(5), [0, 0])).toEqual([3, 2]);
  });

  test.each([
    [10_00, [1, 1, 1], [4_00, 3_00, 3_00]],
    [-10_00, [1, 1, 1], [-4_00, -3_00, -3_00]],
    [1_00, [1, 2], [0, 1_00]],
    // Bills had fractions of a unit once.
    [1_50, [1, 2], [50, 1_00]],
  ])("%i by the weights %j gives %j in whole units of a hundred", (amount, byWeight, shares) => {
    expect(shareOut(money(amount), byWeight, 100)).toEqual(shares);
  });

  test("always adds up to the amount", () => {
    fc.assert(
      fc.property(amounts, weights, (amount, byWeight) => {
        expect(sumMoney(shareOut(amount, byWeight))).toBe(amount);
      }),
    );
  });

  test("adds up even for the largest amounts and weights", () => {
    fc.assert(
      fc.property(
        fc.maxSafeNat(),
        fc.array(fc.maxSafeNat(), { minLength: 1 }),
        (amount, byWeight) => {
          expect(sumMoney(shareOut(money(amount), byWeight))).toBe(amount);
        },
      ),
    );
  });

  test("differs from the exact share by less than a unit", () => {
    fc.assert(
      fc.property(amounts, weights, (amount, byWeight) => {
        const fair = byWeight.some((weight) => weight > 0) ? byWeight : byWeight.map(() => 1);
        const whole = BigInt(fair.reduce((sum, weight) => sum + weight, 0));
        for (const [index, share] of shareOut(amount, byWeight).entries()) {
          const off = BigInt(share) * whole - BigInt(amount) * BigInt(fair[index] ?? 0);
          expect(off < whole && -off < whole).toBe(true);
        }
      }),
    );
  });

  test("never favours a smaller weight, nor a later share among equals", () => {
    fc.assert(
      fc.property(amounts, weights, (amount, byWeight) => {
        const heaviestFirst = byWeight.toSorted((first, second) => second - first);
        const sizes = shareOut(amount, heaviestFirst).map((share) => Math.abs(share));
        expect(sizes).toEqual(sizes.toSorted((first, second) => second - first));
      }),
    );
  });

  test("of a refund mirrors the sale", () => {
    fc.assert(
      fc.property(amounts, weights, (amount, byWeight) => {
        const shares = shareOut(amount, byWeight);
        expect(shareOut(negateMoney(amount), byWeight)).toEqual(shares.map(negateMoney));
      }),
    );
  });

  test("throws without weights, or if a weight is negative or not whole", () => {
    expect(() => shareOut(money(1), [])).toThrow(RangeError);
    expect(() => shareOut(money(1), [3, -1])).toThrow("Not a whole, positive weight: -1");
    expect(() => shareOut(money(1), [3, 0.5])).toThrow("Not a whole, positive weight: 0.5");
  });
});

describe("sharing out an amount by parts of any sign", () => {
  test.each([
    [100, [3, -1], [150, -50]],
    [100, [1, 1, 1], [34, 33, 33]],
    [100, [100, 100, 101, -1], [33, 33, 34, 0]],
    [-100, [3, -1], [-150, 50]],
  ])("%i by the parts %j gives %j", (amount, parts, shares) => {
    expect(shareOutSigned(money(amount), parts)).toEqual(shares);
  });

  test("needs a whole above zero", () => {
    for (const parts of [[1, -1], [1, -2], [0], []]) {
      expect(() => shareOutSigned(money(100), parts)).toThrow(RangeError);
    }
  });

  test("adds up to the amount, and gives each share the sign of its part, to less than a unit", () => {
    const parts = fc.array(fc.integer({ min: -9_000_00, max: 9_000_00 }), { minLength: 1 });
    fc.assert(
      fc.property(amounts, parts, (amount, some) => {
        const whole = some.reduce((sum, part) => sum + part, 0);
        fc.pre(whole > 0);
        const shares = shareOutSigned(amount, some);
        expect(shares.reduce((sum, share) => sum + share, 0)).toBe(amount);
        for (const [index, share] of shares.entries()) {
          const part = BigInt(some[index] ?? 0);
          const off = BigInt(share) * BigInt(whole) - BigInt(amount) * part;
          expect(off < 0n ? -off : off).toBeLessThan(BigInt(whole));
          expect(Math.sign(share) * Math.sign(amount) * Number(part)).toBeGreaterThanOrEqual(0);
        }
      }),
    );
  });

  test("is the same as by weight if no part is below zero", () => {
    fc.assert(
      fc.property(amounts, weights, (amount, some) => {
        fc.pre(some.some((part) => part > 0));
        expect(shareOutSigned(amount, some)).toEqual(shareOut(amount, some));
      }),
    );
  });
});
