import { describe, expect, test } from "vitest";

import { id } from "../id.ts";
import { money } from "../money/money.ts";
import { stockAmount } from "../stock/stock-amount.ts";
import { anArticle } from "../testing/builders.ts";
import { checkArticle, largestPrice, type OfficeArticle } from "./check-article.ts";

const check = (changes: Partial<OfficeArticle>) =>
  checkArticle({ ...anArticle(), allergens: [], recipe: [], ...changes });

describe("the prices of an article", () => {
  test.each(["price", "cost", "commissionPrice", "priceMinimum", "priceMaximum"])(
    "such as its %s are from nothing to a hundred million",
    (field) => {
      const wrong = { field, code: "out-of-range", least: 0, most: largestPrice };
      expect([0, largestPrice].flatMap((price) => check({ [field]: money(price) }))).toEqual([]);
      for (const price of [-1, largestPrice + 1]) {
        expect(check({ [field]: money(price) })).toEqual([wrong]);
      }
    },
  );

  test("have a minimum of at most the maximum", () => {
    const limits = (least: number, most: number) =>
      check({ priceMinimum: money(least), priceMaximum: money(most) });
    expect([limits(1, 2), limits(2, 2)]).toEqual([[], []]);
    expect(limits(3, 2)).toEqual([{ field: "priceMaximum", code: "out-of-range" }]);
  });

  test("are typed at the till only within two limits, and never for a timer", () => {
    const limits = { priceMinimum: money(1), priceMaximum: money(2) };
    expect(check({ hasVariablePrice: true, ...limits })).toEqual([]);
    expect(check({ hasVariablePrice: true })).toEqual([
      { field: "priceMinimum", code: "required" },
      { field: "priceMaximum", code: "required" },
    ]);
    expect(check({ hasVariablePrice: true, type: "timer", ...limits })).toEqual([
      { field: "hasVariablePrice", code: "does-not-fit" },
    ]);
    expect(check({ type: "timer", ...limits })).toEqual([]);
  });
});

describe("the later prices of an article", () => {
  const later = (...prices: (readonly [string, number])[]) =>
    check({ datedPrices: prices.map(([fromDate, price]) => ({ fromDate, price: money(price) })) });
  const field = "datedPrices";

  test("begin on days that exist, each on another", () => {
    expect(later(["2026-06-01", 1], ["2026-07-01", 1])).toEqual([]);
    expect(later(["2026-06-31", 1])).toEqual([{ field, code: "wrong-date-format" }]);
    expect(later(["2026-06-01", 1], ["2026-06-01", 2])).toEqual([{ field, code: "repeated" }]);
  });

  test("are from nothing to a hundred million", () => {
    expect(later(["2026-06-01", 0], ["2026-07-01", largestPrice])).toEqual([]);
    const wrong = { field, code: "out-of-range", least: 0, most: largestPrice };
    expect(later(["2026-06-01", -1])).toEqual([wrong]);
    expect(later(["2026-06-01", largestPrice + 1])).toEqual([wrong]);
  });
});

describe("a recipe", () => {
  const uses = (...amounts: number[]) =>
    check({
      recipe: amounts.map((amount, at) => ({
        stockItem: id<"stock-item">(at + 1),
        amount: stockAmount(amount),
      })),
    });

  test("uses up to a million units of each item, and some of it", () => {
    expect(uses(1, 1_000_000_000)).toEqual([]);
    for (const amount of [0, -1, 1_000_000_001]) {
      expect(uses(5, amount)).toEqual([{ field: "recipe", code: "out-of-range" }]);
    }
  });

  test("names each item once", () => {
    const part = { stockItem: id<"stock-item">(1), amount: stockAmount(1) };
    expect(check({ recipe: [part, part] })).toEqual([{ field: "recipe", code: "repeated" }]);
  });
});

test.each([
  [["no chili", "mild"], []],
  [["a".repeat(100)], []],
  [["mild", " "], [{ code: "required" }]],
  [["mild", "a".repeat(101)], [{ code: "too-long", maximum: 100 }]],
  [["mild", "4111 1111 1111 1111"], [{ code: "card-number" }]],
  [["mild", " mild "], [{ code: "repeated" }]],
])("of the cooking options %j, the problems are %j", (cookingOptions, problems) => {
  expect(check({ cookingOptions })).toEqual(
    problems.map((problem) => ({ field: "cookingOptions", ...problem })),
  );
});

test("an article contains allergens or none of them, and each once", () => {
  expect([check({ allergens: ["none"] }), check({ allergens: ["nuts", "milk"] })]).toEqual([
    [],
    [],
  ]);
  const both = check({ allergens: ["nuts", "none"] });
  expect(both).toEqual([{ field: "allergens", code: "does-not-fit" }]);
  const twice = check({ allergens: ["nuts", "nuts"] });
  expect(twice).toEqual([{ field: "allergens", code: "repeated" }]);
});
