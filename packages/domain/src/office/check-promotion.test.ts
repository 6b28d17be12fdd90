import { describe, expect, test } from "vitest";

import { id } from "../id.ts";
import type { PromotionType } from "../promotion/promotion.ts";
import { largestPrice } from "./check-article.ts";
import { checkPromotion, type OfficePromotion } from "./check-promotion.ts";

const happyHour: OfficePromotion = {
  name: "Happy hour",
  type: "discount-percent",
  value: 10_00,
  subValue: 0,
  customerType: null,
  isActive: true,
  priority: 0,
  fromDate: null,
  toDate: null,
  startMinute: null,
  endMinute: null,
  weekdays: [1, 2],
  products: [id(1)],
  categories: [],
};
const check = (changes: Partial<OfficePromotion>) => checkPromotion({ ...happyHour, ...changes });

describe("the terms", () => {
  test.each([
    ["buy-x-get-y", 1, 1000],
    ["discount-percent", 1, 100_00],
    ["special-price", 0, largestPrice],
    ["discount-price", 1, largestPrice],
    ["everything-free", 0, 0],
  ] satisfies readonly (readonly [PromotionType, number, number])[])(
    "%s has a value from %d to %d",
    (type, least, most) => {
      const subValue = type === "buy-x-get-y" ? 1 : 0;
      expect([least, most].flatMap((value) => check({ type, value, subValue }))).toEqual([]);
      for (const value of [least - 1, most + 1]) {
        const wrong = { field: "value", code: "out-of-range", least, most };
        expect(check({ type, value, subValue })).toEqual([wrong]);
      }
    },
  );

  test("gives one to a thousand pieces if it gives pieces, and otherwise none", () => {
    const gives = (subValue: number) => check({ type: "buy-x-get-y", value: 2, subValue });
    expect([1, 1000].flatMap(gives)).toEqual([]);
    for (const subValue of [0, 1001]) {
      const wrong = { field: "subValue", code: "out-of-range", least: 1, most: 1000 };
      expect(gives(subValue)).toEqual([wrong]);
    }
    for (const subValue of [-1, 1]) {
      const wrong = { field: "subValue", code: "out-of-range", least: 0, most: 0 };
      expect(check({ subValue })).toEqual([wrong]);
    }
  });
});

test.each([
  [{ fromDate: "2026-11-20", toDate: "2026-11-20" }, []],
  [{ fromDate: "2026-11-20" }, []],
  [{ toDate: "2026-11-20" }, []],
  [{ fromDate: "2026-11-21", toDate: "2026-11-20" }, [{ field: "toDate", code: "out-of-range" }]],
  [{ fromDate: "2026-02-30" }, [{ field: "fromDate", code: "wrong-date-format" }]],
  [{ toDate: "soon" }, [{ field: "toDate", code: "wrong-date-format" }]],
  [{ startMinute: 0, endMinute: 1440 }, []],
  [{ startMinute: 1439 }, []],
  [{ startMinute: 1440 }, [{ field: "startMinute", code: "out-of-range", least: 0, most: 1439 }]],
  [{ weekdays: [] }, [{ field: "weekdays", code: "required" }]],
  [{ weekdays: [3, 3] as const }, [{ field: "weekdays", code: "repeated" }]],
])("with %j its problems are %j", (changes, problems) => {
  expect(check(changes)).toEqual(problems);
});

test("a promotion names articles or categories, each once, unless everything is free", () => {
  expect(check({ products: [] })).toEqual([{ field: "products", code: "no-article-or-category" }]);
  expect(check({ products: [], categories: [id(1), id(2)] })).toEqual([]);
  expect(check({ categories: [id(1), id(1)] })).toEqual([
    { field: "categories", code: "repeated" },
  ]);
  const free = { type: "everything-free", value: 0 } as const;
  expect(check({ ...free, products: [] })).toEqual([]);
  for (const terms of [{}, free]) {
    const products = [id<"article">(1), id<"article">(1)];
    expect(check({ ...terms, products })).toEqual([{ field: "products", code: "repeated" }]);
  }
});
