import { expect, test } from "vitest";

import { id } from "../id.ts";
import { money } from "../money/money.ts";
import { rate } from "../money/rate.ts";
import { toPromotionTerms, type Promotion } from "../promotion/promotion.ts";
import { aPromotion, catchOfTheDay, padThai, singha } from "../testing/builders.ts";
import { announceablePromotions, announcedPrice } from "./announced-price.ts";

const articles = [singha.id, catchOfTheDay.id];
const special = aPromotion({ type: "special-price", price: money(70_00) }, { articles });

test("a price list announces what a promotion takes for its articles", () => {
  expect(announcedPrice(singha, special)).toBe(70_00);
  expect(announcedPrice(padThai, special)).toBeNull();
  const tenth = aPromotion({ type: "discount-percent", discount: rate(10_00) }, { articles });
  expect(announcedPrice(singha, tenth)).toBe(81_00);
  const free = aPromotion({ type: "everything-free" });
  expect(announcedPrice(padThai, free)).toBe(0);
});

test("a price list announces no price that is not lower, or that is asked for", () => {
  const dearer = aPromotion({ type: "special-price", price: money(90_00) }, { articles });
  expect(announcedPrice(singha, dearer)).toBeNull();
  expect(announcedPrice(catchOfTheDay, special)).toBeNull();
  const buyOne = aPromotion(toPromotionTerms("buy-x-get-y", 1, 1), { articles });
  expect(announcedPrice(singha, buyOne)).toBeNull();
});

test("promotions can be announced while they last, for all guests, the winning one first", () => {
  const today = { year: 2026, month: 11, day: 20, hour: 1, minute: 0, second: 0 };
  const numbered = (number: number, changes: Partial<Promotion>) =>
    aPromotion(special.offer, { id: id(number), articles, ...changes });
  const all = [
    numbered(1, { priority: 1 }),
    numbered(2, { priority: 2, toDate: today }),
    numbered(3, { toDate: { ...today, day: 19 } }),
    numbered(4, { isActive: false }),
    numbered(5, { customerType: id(1) }),
    numbered(6, { offer: toPromotionTerms("buy-x-get-y", 1, 1) }),
    numbered(7, { priority: 2 }),
    // It lasts until 03:00.
    numbered(8, { toDate: { ...today, day: 19 }, startTime: 22 * 60, endTime: 3 * 60 }),
  ];
  expect(announceablePromotions(all, today).map((one) => one.id)).toEqual([2, 7, 1, 8]);
});
