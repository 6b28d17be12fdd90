import type { Article } from "../menu/article.ts";
import type { Menu } from "../menu/menu.ts";
import { findMissingStock } from "./find-missing-stock.ts";
import type { Recipe, StockLevels } from "./stock.ts";

/**
 * Applies the stock of a station to the menu. Articles whose availability is unchanged stay the same objects, so that
 * they are not rendered again.
 */
export function applyStockToMenu(
  menu: Menu,
  recipes: readonly Recipe[],
  levels: StockLevels,
): Menu {
  const recipeOf = new Map(recipes.map((recipe) => [recipe.article, recipe]));
  let hasChanged = false;
  const articles = menu.articles.map((article) => {
    const missing = findMissingStock(recipeOf.get(article.id) ?? null, levels);
    if (isSameList(article.outOfStock, missing)) return article;
    hasChanged = true;
    return { ...article, outOfStock: missing };
  });
  return hasChanged ? { ...menu, articles } : menu;
}

function isSameList(before: Article["outOfStock"], after: Article["outOfStock"]): boolean {
  return before.length === after.length && before.every((item, index) => item === after[index]);
}
