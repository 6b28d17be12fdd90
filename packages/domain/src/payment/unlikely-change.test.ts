import fc from "fast-check";
import { describe, expect, test } from "vitest";

import { money } from "../money/money.ts";
import { quickCash } from "./quick-cash.ts";
import { isUnlikelyChange } from "./unlikely-change.ts";

const units = (count: number) => money(count * 100);
const baht = { notes: [20, 50, 100, 500, 1000].map(units) };
const unknown = { notes: [] };

describe("change that can hardly be meant", () => {
  test("is more than the largest note", () => {
    expect(isUnlikelyChange(units(4505), units(495), baht)).toBe(true);
    expect(isUnlikelyChange(money(1000_01), units(495), baht)).toBe(true);
    expect(isUnlikelyChange(units(1000), units(495), baht)).toBe(false);
    expect(isUnlikelyChange(units(905), units(95), baht)).toBe(false);
  });

  test("is also more than what is due", () => {
    expect(isUnlikelyChange(units(2285), units(2715), baht)).toBe(false);
    expect(isUnlikelyChange(units(2715), units(2715), baht)).toBe(false);
    expect(isUnlikelyChange(units(2716), units(2715), baht)).toBe(true);
  });

  test("is more than ten times what is due where the notes are unknown", () => {
    expect(isUnlikelyChange(units(950), units(95), unknown)).toBe(false);
    expect(isUnlikelyChange(money(950_01), units(95), unknown)).toBe(true);
  });

  test("is never what a bill owes its guest", () => {
    expect(isUnlikelyChange(units(5000), units(-5000), baht)).toBe(false);
    expect(isUnlikelyChange(units(5000), units(0), unknown)).toBe(false);
  });
});

test("no amount that a till offers leads to such change", () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 100_000_00 }), (cents) => {
      const due = money(cents);
      const offered = quickCash(due, { ...baht, coins: [], hasDecimals: true });
      for (const amount of offered) {
        expect(isUnlikelyChange(money(amount - due), due, baht)).toBe(false);
      }
    }),
  );
});
