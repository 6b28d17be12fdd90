import { expect, test } from "vitest";

import { money } from "../money/money.ts";
import type { PromotionTerms } from "../promotion/promotion.ts";
import {
  aMoment,
  aPromotion,
  catchOfTheDay,
  padThai,
  poolTable,
  singha,
  utc,
} from "../testing/builders.ts";
import { priceNow } from "./price-now.ts";

const twentyOff: PromotionTerms = { type: "discount-price", discount: money(20_00) };
const happyHour = aPromotion(twentyOff, {
  articles: [singha.id, poolTable.id, catchOfTheDay.id],
  startTime: 17 * 60,
  endTime: 19 * 60,
});

test("a promotion changes the price of its articles in its hours", () => {
  expect(priceNow(singha, [happyHour], aMoment())).toBe(70_00);
  expect(priceNow(padThai, [happyHour], aMoment())).toBeNull();
  const justBefore = aMoment({ at: utc("2026-11-20 09:59:00") });
  expect(priceNow(singha, [happyHour], justBefore)).toBeNull();
  const over = aMoment({ at: utc("2026-11-20 12:00:00") });
  expect(priceNow(singha, [happyHour], over)).toBeNull();
});

test("the price of time is promoted, but not by free pieces", () => {
  expect(priceNow(poolTable, [happyHour], aMoment())).toBe(180_00);
  const thirdFree: PromotionTerms = { type: "buy-x-get-y", buy: 2, get: 1 };
  const free = aPromotion(thirdFree, { articles: [poolTable.id, singha.id], priority: 9 });
  expect(priceNow(poolTable, [happyHour, free], aMoment())).toBe(180_00);
});

test("the price of a set is promoted, but not by free pieces", () => {
  const thirdFree: PromotionTerms = { type: "buy-x-get-y", buy: 2, get: 1 };
  const free = aPromotion(thirdFree, { articles: [singha.id], priority: 9 });
  expect(priceNow({ ...singha, isSet: true }, [happyHour, free], aMoment())).toBe(70_00);
});

test("a promotion that leaves the price of one as it is changes nothing", () => {
  const thirdFree: PromotionTerms = { type: "buy-x-get-y", buy: 2, get: 1 };
  const free = aPromotion(thirdFree, { articles: [singha.id], priority: 9 });
  expect(priceNow(singha, [happyHour, free], aMoment())).toBeNull();
});

test("a promotion starts from the price of the day, which alone is no promotion", () => {
  const dearer = { ...singha, datedPrices: [{ fromDate: "2026-11-20", price: money(100_00) }] };
  expect(priceNow(dearer, [happyHour], aMoment())).toBe(80_00);
  expect(priceNow(dearer, [], aMoment())).toBeNull();
});

test("a price that is asked for is not known before", () => {
  expect(priceNow(catchOfTheDay, [happyHour], aMoment())).toBeNull();
});
