import fc from "fast-check";
import { describe, expect, test } from "vitest";

import { money } from "../money/money.ts";
import { largestPrice } from "./check-article.ts";
import { raisePrice } from "./raise-price.ts";

const price = fc.integer({ min: 0, max: largestPrice }).map(money);
const step = fc.constantFrom(1, 25, 50, 100, 500, 1000).map(money);
const basisPoints = fc.integer({ min: -10_000, max: 100_000 });

describe("raising a price", () => {
  test.each([
    [120_00, 500, 1, 126_00],
    [120_00, 500, 500, 125_00],
    [99_00, 750, 100, 106_00],
    [0, 10_000, 100, 0],
    [120_00, -10_000, 1, 0],
  ])("of %d by %d basis points to steps of %d gives %d", (from, by, to, after) => {
    const raise = { basisPoints: by, step: money(to) };
    expect(raisePrice(money(from), raise)).toBe(after);
  });

  test("gives the nearest multiple of the step", () => {
    fc.assert(
      fc.property(price, basisPoints, step, (before, by, to) => {
        fc.pre((before * (10_000 + by)) / 10_000 <= largestPrice - to);
        const after = raisePrice(before, { basisPoints: by, step: to });
        expect(after % to).toBe(0);
        expect(Math.abs(after - (before * (10_000 + by)) / 10_000)).toBeLessThanOrEqual(to / 2);
      }),
    );
  });

  test("never reverses the order of two prices", () => {
    fc.assert(
      fc.property(price, price, basisPoints, step, (one, other, by, to) => {
        const raise = { basisPoints: by, step: to };
        const [low, high] = one < other ? [one, other] : [other, one];
        expect(raisePrice(low, raise)).toBeLessThanOrEqual(raisePrice(high, raise));
        expect(raisePrice(high, raise)).toBeLessThanOrEqual(largestPrice);
      }),
    );
  });
});
