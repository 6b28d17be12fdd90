import { assert, integer, property, tuple } from "fast-check";
import { describe, expect, test } from "vitest";

import { money } from "../money/money.ts";
import { quantity, quantityOfTenths } from "../money/quantity.ts";
import { rate } from "../money/rate.ts";
import { freeQuantity, promotedPrice, promotedTotal } from "./promoted-price.ts";
import { promotionTypeCodes, type PromotionTerms } from "./promotion.ts";

const buy = (paid: number, get: number): PromotionTerms => ({
  type: "buy-x-get-y",
  buy: paid,
  get,
});
/** In basis points: 7_50 is 7.50 %. */
const percentOff = (discount: number): PromotionTerms => ({
  type: "discount-percent",
  discount: rate(discount),
});
const specialPrice = (price: number): PromotionTerms => ({
  type: "special-price",
  price: money(price),
});
const off = (discount: number): PromotionTerms => ({
  type: "discount-price",
  discount: money(discount),
});
const everythingFree: PromotionTerms = { type: "everything-free" };

const anyPrice = integer({ min: 0, max: 10_000_00 });

test("the types of promotions keep their numbers, which databases and clients hold", () => {
  expect(promotionTypeCodes).toEqual({
    "buy-x-get-y": 1,
    "discount-percent": 2,
    "special-price": 3,
    "discount-price": 4,
    "everything-free": 5,
  });
});

describe("the price of one beer of 90.00", () => {
  test.each<[string, PromotionTerms, number]>([
    ["stays as it is when every third is free", buy(2, 1), 90_00],
    ["is 81.00 at 10 % off", percentOff(10_00), 81_00],
    ["is the special price", specialPrice(50_00), 50_00],
    ["is 70.00 at 20.00 off", off(20_00), 70_00],
    ["is nothing when everything is free", everythingFree, 0],
  ])("%s", (_, terms, price) => {
    expect(promotedPrice(terms, money(90_00))).toBe(price);
  });
});

describe("a percentage discount", () => {
  test.each([
    [7_50, 9_99, 9_24],
    [33_33, 100_00, 66_67],
    [50_00, 5, 2],
    [10_00, 5, 4],
    [10_00, 4, 4],
    [0, 90_00, 90_00],
    [100_00, 90_00, 0],
  ])("of %s basis points on %s leaves %s", (discount, price, left) => {
    expect(promotedPrice(percentOff(discount), money(price))).toBe(left);
  });

  test("is rounded to the nearest unit, half in the guest's favour", () => {
    assert(
      property(anyPrice, integer({ min: 0, max: 10_000 }), (price, basisPoints) => {
        const discount = price - promotedPrice(percentOff(basisPoints), money(price));
        const roundedBy = discount * 10_000 - price * basisPoints;
        expect(roundedBy).toBeGreaterThan(-5_000);
        expect(roundedBy).toBeLessThanOrEqual(5_000);
      }),
    );
  });
});

describe("a fixed discount", () => {
  test("never makes a price negative", () => {
    expect(promotedPrice(off(100_00), money(90_00))).toBe(0);
    expect(promotedPrice(percentOff(150_00), money(90_00))).toBe(0);
  });

  test("never raises a price", () => {
    const anyDiscount = integer({ min: 0, max: 20_000 });
    assert(
      property(anyPrice, anyDiscount, (price, size) => {
        for (const terms of [off(size), percentOff(size), buy(size, size), everythingFree]) {
          const promoted = promotedPrice(terms, money(price));
          expect(promoted).toBeGreaterThanOrEqual(0);
          expect(promoted).toBeLessThanOrEqual(price);
        }
      }),
    );
  });
});

/** Counts one piece at a time: X paid, Y free, and so on. */
function freeOneByOne(paidInRound: number, freeInRound: number, count: number): number {
  let free = 0;
  let place = 0;
  for (let piece = 0; piece < count; piece += 1) {
    if (place >= paidInRound) free += 1;
    place = place + 1 === paidInRound + freeInRound ? 0 : place + 1;
  }
  return free;
}

const anyRound = tuple(integer({ min: 0, max: 12 }), integer({ min: 1, max: 12 }));
const anyCount = integer({ min: 0, max: 200 });

describe("Buy X Get Y", () => {
  test.each([
    [2, 1, [0, 0, 0, 1, 1, 1, 2, 2]],
    [1, 1, [0, 0, 1, 1, 2, 2, 3, 3]],
    [3, 2, [0, 0, 0, 0, 1, 2, 2, 2, 2, 3, 4]],
    [0, 1, [0, 1, 2, 3]],
  ])("buy %s get %s gives these free pieces: %s", (paid, get, free) => {
    expect(free.map((_, count) => freeQuantity(buy(paid, get), quantity(count)))).toEqual(free);
  });

  test("gives as many free pieces as counting one by one", () => {
    assert(
      property(anyRound, anyCount, ([paid, get], count) => {
        const free = freeQuantity(buy(paid, get), quantity(count));
        expect(free).toBe(freeOneByOne(paid, get, count));
      }),
    );
  });

  test("makes each further piece paid or free, without revoking free ones", () => {
    assert(
      property(anyRound, anyCount, ([paid, get], count) => {
        const before = freeQuantity(buy(paid, get), quantity(count));
        const after = freeQuantity(buy(paid, get), quantity(count + 1));
        expect([0, 1]).toContain(after - before);
      }),
    );
  });

  test("charges all pieces that are not free", () => {
    const one = money(90_00);
    assert(
      property(anyRound, anyCount, ([paid, get], count) => {
        const free = freeQuantity(buy(paid, get), quantity(count));
        const total = promotedTotal(buy(paid, get), one, quantity(count));
        expect(total + free * one).toBe(count * one);
      }),
    );
  });

  test("gives nothing if Y is zero or for credits", () => {
    expect(freeQuantity(buy(2, 0), quantity(9))).toBe(0);
    expect(freeQuantity(buy(0, 0), quantity(9))).toBe(0);
    expect(freeQuantity(buy(2, 1), quantity(-3))).toBe(0);
  });

  test("does not affect other terms", () => {
    for (const terms of [percentOff(10_00), specialPrice(1), off(1), everythingFree]) {
      expect(freeQuantity(terms, quantity(9))).toBe(0);
    }
  });

  test.each([
    [1.9, 0],
    [2.5, 0.5],
    [3.3, 1],
    [4.1, 1],
    [5.3, 1.3],
  ])("of %s hours gives %s free if every third is free", (hours, free) => {
    expect(freeQuantity(buy(2, 1), quantity(hours))).toBe(free);
  });
});

describe("the price of a quantity", () => {
  test.each<[string, PromotionTerms, number, number]>([
    ["five, every third free", buy(2, 1), 5, 360_00],
    ["three at 10 % off", percentOff(10_00), 3, 243_00],
    ["three at 50.00", specialPrice(50_00), 3, 150_00],
    ["three at 20.00 off each", off(20_00), 3, 210_00],
    ["three for nothing", everythingFree, 3, 0],
    ["2.5 hours at 10 % off", percentOff(10_00), 2.5, 202_50],
    ["4.1 hours, every third free", buy(2, 1), 4.1, 279_00],
  ])("%s", (_, terms, count, total) => {
    expect(promotedTotal(terms, money(90_00), quantity(count))).toBe(total);
  });

  test("is never lower than the price of a tenth less", () => {
    assert(
      property(anyRound, anyCount, ([paid, get], tenths) => {
        const totalOf = (count: number): number =>
          promotedTotal(buy(paid, get), money(90_00), quantityOfTenths(count));
        expect(totalOf(tenths + 1)).toBeGreaterThanOrEqual(totalOf(tenths));
      }),
    );
  });
});
