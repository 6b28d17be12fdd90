import { assert, integer, property } from "fast-check";
import { describe, expect, test } from "vitest";

import { money } from "../money/money.ts";
import { commissionAdjustedMinimum, promotedMinimum } from "./timer-minimum.ts";

describe("the minimum of a timer under a promotion", () => {
  test.each([
    ["stays at the menu's price", 100_00, { menu: 200_00, guest: 200_00 }, 100_00],
    ["is halved at half the price", 100_00, { menu: 200_00, guest: 100_00 }, 50_00],
    ["is lowered by 10 % at 10 % off", 240_00, { menu: 8_00, guest: 7_20 }, 216_00],
    ["is nothing when the time is free", 240_00, { menu: 8_00, guest: 0 }, 0],
    ["stays nothing where there is none", 0, { menu: 200_00, guest: 100_00 }, 0],
    ["is rounded to the nearest unit", 100_00, { menu: 3_00, guest: 2_00 }, 66_67],
    ["is rounded up at half a unit", 1, { menu: 2_00, guest: 1_00 }, 1],
    ["stays where there is no price to compare", 100_00, { menu: 0, guest: 0 }, 100_00],
  ])("%s", (_, minimum, price, expected) => {
    const promoted = promotedMinimum(money(minimum), money(price.menu), money(price.guest));
    expect(promoted).toBe(expected);
  });

  test("never exceeds the menu's if the price does not", () => {
    const amount = integer({ min: 0, max: 10_000_00 });
    assert(
      property(amount, amount, amount, (minimum, one, other) => {
        const productPrice = Math.max(one, other, 1);
        const price = Math.min(one, other);
        const promoted = promotedMinimum(money(minimum), money(productPrice), money(price));
        expect(promoted).toBeGreaterThanOrEqual(0);
        expect(promoted).toBeLessThanOrEqual(minimum);
      }),
    );
  });
});

describe("the minimum of a timer with a contained commission", () => {
  test.each([
    ["stays where it covers the commission", 100_00, 50_00, 100_00],
    ["stays where it is just the commission", 100_00, 100_00, 100_00],
    ["is the commission where that is more", 30_00, 50_00, 50_00],
    ["is the commission where there was no minimum", 0, 50_00, 50_00],
    ["stays where there is no commission", 100_00, 0, 100_00],
  ])("%s", (_, minimum, commission, expected) => {
    expect(commissionAdjustedMinimum(money(minimum), money(commission))).toBe(expected);
  });

  test("is still the commission if a promotion lowers it further", () => {
    const halved = promotedMinimum(money(100_00), money(200_00), money(100_00));
    expect(commissionAdjustedMinimum(halved, money(80_00))).toBe(80_00);
    const free = promotedMinimum(money(100_00), money(200_00), money(0));
    expect(commissionAdjustedMinimum(free, money(80_00))).toBe(80_00);
  });
});
