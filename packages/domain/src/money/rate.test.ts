import fc from "fast-check";
import { describe, expect, test } from "vitest";

import { money, negateMoney, subtractMoney } from "./money.ts";
import { rate, shareContained, shareOnTop } from "./rate.ts";

const sevenAndAHalf = rate(750);
const amounts = fc.integer({ min: 0 }).map(money);
const rates = fc.integer({ min: 0, max: 100_000 }).map(rate);

describe("a rate", () => {
  test.each([7.5, -1, Number.NaN])("is whole basis points, which %d is not", (basisPoints) => {
    expect(() => rate(basisPoints)).toThrow(RangeError);
  });
});

describe("a charge on top", () => {
  test.each([
    [10_000, 750],
    [200, 15],
    [20, 2],
    [6, 0],
    [7, 1],
  ])("of 7.5 %% on %i is %i", (amount, charge) => {
    expect(shareOnTop(money(amount), sevenAndAHalf)).toBe(charge);
  });

  test("is zero at 0 % and the amount itself at 100 %", () => {
    fc.assert(
      fc.property(amounts, (amount) => {
        expect(shareOnTop(amount, rate(0))).toBe(0);
        expect(shareOnTop(amount, rate(10_000))).toBe(amount);
      }),
    );
  });
});

describe("a contained charge", () => {
  test.each([
    [10_700, 700, 700],
    [10_750, 750, 750],
    [10_000, 700, 654],
    [10_000, 750, 698],
  ])("in %i at %i basis points is %i", (amount, basisPoints, charge) => {
    expect(shareContained(money(amount), rate(basisPoints))).toBe(charge);
  });

  test.each([
    [2_600_000_00, 2000, 433_333_00],
    [-2_600_000_00, 2000, -433_333_00],
    [1_50_00, 2000, 25_00],
    [15_00, 2500, 3_00],
    [2_00, 3300, 0],
  ])(
    "in %i at %i basis points is %i in whole units of a hundred",
    (amount, basisPoints, charge) => {
      expect(shareContained(money(amount), rate(basisPoints), 100)).toBe(charge);
    },
  );

  test("equals the charge on top of the rest, to the minor unit", () => {
    fc.assert(
      fc.property(amounts, rates, (amount, value) => {
        const contained = shareContained(amount, value);
        const onTop = shareOnTop(subtractMoney(amount, contained), value);
        // Half a unit of rounding, grown by the rate, plus half a unit for the contained charge itself.
        expect(Math.abs(onTop - contained)).toBeLessThanOrEqual(1 + value / 20_000);
      }),
    );
  });

  test("never exceeds the amount that contains it", () => {
    fc.assert(
      fc.property(amounts, rates, (amount, value) => {
        expect(shareContained(amount, value)).toBeLessThanOrEqual(amount);
      }),
    );
  });
});

test("a charge on a credit mirrors the charge on the sale", () => {
  fc.assert(
    fc.property(amounts, rates, (amount, value) => {
      const credit = negateMoney(amount);
      expect(shareOnTop(credit, value)).toBe(negateMoney(shareOnTop(amount, value)));
      expect(shareContained(credit, value)).toBe(negateMoney(shareContained(amount, value)));
    }),
  );
});
