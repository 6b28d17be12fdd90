import { describe, expect, test } from "vitest";

import { id } from "../id.ts";
import { whyNeverApplied, type OfferedArticle, type PromotedOffer } from "./why-never-applied.ts";

const today = { year: 2026, month: 11, day: 20 };
const monday = { year: 2026, month: 11, day: 23 };
const tuesday = { year: 2026, month: 11, day: 24 };
const yesterday = { year: 2026, month: 11, day: 19 };
const dish = { category: id<"category">(1), isSet: false };
const beer: OfferedArticle = { ...dish, id: id(1), type: "sale", isActive: true };
const lunch: OfferedArticle = { ...beer, id: id(2), isSet: true };
const massage: OfferedArticle = { ...beer, id: id(3), type: "timer" };
const articles = [beer, lunch, massage];

const discount: PromotedOffer = {
  type: "discount-percent",
  isActive: true,
  fromDate: null,
  toDate: null,
  startTime: null,
  endTime: null,
  weekdays: [1, 2, 3, 4, 5, 6, 7],
  products: [beer.id],
  categories: new Set(),
};
const at = (hour: number, minute = 0) => ({ ...today, hour, minute, second: 0 });
const why = (changes: Partial<PromotedOffer>, menu: typeof articles = articles, now = at(12)) =>
  whyNeverApplied({ ...discount, ...changes }, { now, articles: menu });

describe("a promotion never applies", () => {
  test("once its last day has passed", () => {
    expect(why({ toDate: yesterday })).toEqual(["is-over"]);
    expect(why({ toDate: today })).toEqual([]);
  });

  test("once the hours of its last day, which may last past midnight, have passed", () => {
    const night = { toDate: yesterday, startTime: 22 * 60, endTime: 3 * 60 };
    expect(why(night, articles, at(2, 59))).toEqual([]);
    expect(why({ ...night, weekdays: [4] }, articles, at(2, 59))).toEqual([]);
    expect(why({ ...night, weekdays: [5] }, articles, at(2, 59))).toEqual(["no-such-day"]);
    expect(why(night, articles, at(3))).toEqual(["is-over"]);
  });

  test("if none of the days that are left is one of its weekdays", () => {
    const days = { fromDate: yesterday, toDate: tuesday };
    expect(why({ ...days, weekdays: [3, 4] })).toEqual(["no-such-day"]);
    expect(why({ ...days, fromDate: monday, weekdays: [7] })).toEqual(["no-such-day"]);
    expect(why({ ...days, weekdays: [2] })).toEqual([]);
    expect(why({ fromDate: monday, weekdays: [7] })).toEqual([]);
  });

  test("if no article in use is in its lists", () => {
    const gone = id<"article">(9);
    expect(why({ products: [gone] })).toEqual(["no-article-in-use"]);
    expect(why({ products: [gone], categories: new Set([dish.category]) })).toEqual([]);
    expect(why({ products: [gone], categories: new Set([id<"category">(8)]) })).toEqual([
      "no-article-in-use",
    ]);
    expect(why({}, [{ ...beer, isActive: false }])).toEqual(["no-article-in-use"]);
  });

  test("if it gives free pieces of nothing but sets and time", () => {
    const free = { type: "buy-x-get-y" } as const;
    expect(why({ ...free, products: [lunch.id, massage.id] })).toEqual(["no-free-pieces"]);
    expect(why({ ...free, products: [lunch.id, beer.id] })).toEqual([]);
    expect(why({ products: [lunch.id] })).toEqual([]);
  });
});

test("nothing is said of a promotion that is not in use, or names nothing yet", () => {
  expect(why({ isActive: false, toDate: yesterday })).toEqual([]);
  expect(why({ products: [] })).toEqual([]);
  expect(why({ type: "everything-free", products: [] })).toEqual([]);
});
