import fc from "fast-check";
import { describe, expect, test } from "vitest";

import { divideHalfUp } from "./round-half-up.ts";

const numerators = fc.bigInt({ min: -(10n ** 18n), max: 10n ** 18n });
const denominators = fc.bigInt({ min: 1n, max: 10n ** 6n });

describe("dividing with rounding", () => {
  test.each([
    [0n, 10n, 0n],
    [4n, 10n, 0n],
    [5n, 10n, 1n],
    [14n, 10n, 1n],
    [15n, 10n, 2n],
    [1n, 3n, 0n],
    [2n, 3n, 1n],
    [3n, 2n, 2n],
    [7n, 1n, 7n],
  ])("%i of %i parts is %i", (numerator, denominator, rounded) => {
    expect(divideHalfUp(numerator, denominator)).toBe(rounded);
  });

  test("rounds half a unit up, and down for credits", () => {
    expect(divideHalfUp(-5n, 10n)).toBe(-1n);
    expect(divideHalfUp(-4n, 10n)).toBe(0n);
  });

  test("mirrors a charge on its credit", () => {
    fc.assert(
      fc.property(numerators, denominators, (numerator, denominator) => {
        expect(divideHalfUp(-numerator, denominator)).toBe(-divideHalfUp(numerator, denominator));
      }),
    );
  });

  test("is never more than half a unit off", () => {
    fc.assert(
      fc.property(numerators, denominators, (numerator, denominator) => {
        const twiceOff = 2n * (divideHalfUp(numerator, denominator) * denominator - numerator);
        expect(twiceOff <= denominator && -twiceOff <= denominator).toBe(true);
      }),
    );
  });

  test("throws for a divisor of zero or less", () => {
    expect(() => divideHalfUp(1n, 0n)).toThrow(RangeError);
    expect(() => divideHalfUp(1n, -1n)).toThrow(RangeError);
  });
});
