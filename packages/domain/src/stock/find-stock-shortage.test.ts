import { expect, test } from "vitest";

import { id } from "../id.ts";
import { quantity } from "../money/quantity.ts";
import { ginBottle, levels, lime, units } from "../testing/stock-builders.ts";
import { findStockShortage } from "./find-stock-shortage.ts";

const gin = id<"article">(1);
const sour = id<"article">(2);
const recipes = [
  { article: gin, parts: [{ stockItem: ginBottle.id, amount: units(0.03) }] },
  {
    article: sour,
    parts: [
      { stockItem: ginBottle.id, amount: units(0.06) },
      { stockItem: lime.id, amount: units(1) },
    ],
  },
];
const line = (article: typeof gin, count: number) => ({
  type: "normal" as const,
  article,
  quantity: quantity(count),
});

test("a shortage names how many pieces are possible", () => {
  const left = (count: number) =>
    findStockShortage({ lines: [line(gin, count)], recipes, levels: levels([ginBottle, 0.1]) });
  expect(left(3)).toBeNull();
  expect(left(4)).toEqual({ article: gin, left: 3 });
});

test("the scarcest item of a recipe decides", () => {
  const stock = levels([ginBottle, 0.7], [lime, 2]);
  expect(findStockShortage({ lines: [line(sour, 3)], recipes, levels: stock })).toEqual({
    article: sour,
    left: 2,
  });
});

test("stock used by the rest of the round is deducted", () => {
  const stock = levels([ginBottle, 0.15], [lime, 9]);
  const lines = [line(gin, 3), line(sour, 2)];
  expect(findStockShortage({ lines, recipes, levels: stock })).toEqual({ article: gin, left: 1 });
});

test("credits in the round make room, and an item never delivered allows none", () => {
  const stock = levels([ginBottle, 0.03]);
  const lines = [line(gin, -1), line(gin, 2)];
  expect(findStockShortage({ lines, recipes, levels: stock })).toBeNull();
  expect(findStockShortage({ lines: [line(gin, 1)], recipes, levels: levels() })).toEqual({
    article: gin,
    left: 0,
  });
});
