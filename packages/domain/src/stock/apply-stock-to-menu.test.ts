import fc from "fast-check";
import { describe, expect, test } from "vitest";

import type { Menu } from "../menu/menu.ts";
import { gin, padThai, singha } from "../testing/builders.ts";
import { ginBottle, levels, lime, units } from "../testing/stock-builders.ts";
import { applyStockToMenu } from "./apply-stock-to-menu.ts";
import { findMissingStock } from "./find-missing-stock.ts";
import type { Recipe } from "./stock.ts";

const menu: Menu = {
  articles: [gin, padThai, singha],
  categories: [],
  favorites: [],
  positions: [],
  mixerGroups: [],
  questions: [],
};
const recipe: Recipe = {
  article: gin.id,
  parts: [
    { stockItem: ginBottle.id, amount: units(0.03) },
    { stockItem: lime.id, amount: units(0.25) },
  ],
};

const enough = levels([ginBottle, 1], [lime, 1]);
const noGin = levels([ginBottle, 0.02], [lime, 1]);

describe("applying stock to the menu", () => {
  test("marks articles whose stock is used up, and no others", () => {
    const { articles } = applyStockToMenu(menu, [recipe], noGin);
    expect(articles.map((article) => article.outOfStock)).toEqual([[ginBottle.id], [], []]);
  });

  test("restores articles after a delivery", () => {
    const after = applyStockToMenu(applyStockToMenu(menu, [recipe], noGin), [recipe], enough);
    expect(after.articles).toEqual(menu.articles);
  });

  test("keeps the objects of unchanged articles", () => {
    const { articles } = applyStockToMenu(menu, [recipe], noGin);
    expect(articles[1]).toBe(padThai);
    expect(articles[2]).toBe(singha);
  });

  test("keeps the menu if availability does not change", () => {
    expect(applyStockToMenu(menu, [recipe], enough)).toBe(menu);
    const ranOut = applyStockToMenu(menu, [recipe], noGin);
    expect(applyStockToMenu(ranOut, [recipe], levels([ginBottle, 0.01], [lime, 3]))).toBe(ranOut);
  });

  test("depends only on the latest counts", () => {
    const counts = fc.array(fc.tuple(fc.integer({ max: 4 }), fc.integer({ max: 4 })), {
      minLength: 1,
    });
    fc.assert(
      fc.property(counts, (steps) => {
        const asLevels = steps.map(([first, second]) =>
          levels([ginBottle, first / 100], [lime, second / 10]),
        );
        const last = asLevels.at(-1) ?? enough;
        const after = asLevels.reduce((now, level) => applyStockToMenu(now, [recipe], level), menu);
        expect(after.articles[0]?.outOfStock).toEqual(findMissingStock(recipe, last));
      }),
    );
  });
});
