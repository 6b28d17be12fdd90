import type { ArticleId, StationId } from "@comanda/domain/id";
import type { Menu } from "@comanda/domain/menu/menu";
import type { OrderLevel } from "@comanda/domain/menu/order-level";
import { outOfStock } from "@comanda/domain/stock/out-of-stock";
import type { StockLevels } from "@comanda/domain/stock/stock";

import { eachOnceForHouse, onceForHouse, type HouseReading } from "#journal/once-for-house.ts";

import { findArticles, findRecipesOf, findStockLevels } from "./article-store.ts";
import { findCategories, findGroupRows } from "./menu-store.ts";

type HouseMenu = { readonly menu: Menu; readonly levels: readonly OrderLevel[] };

type Wanted = {
  readonly station: StationId | null;
  /** Those that the rules will ask about; a large menu is not read for one round. */
  readonly articles: readonly ArticleId[];
};

/** With what they are called, and who makes them; also such as are not sold any more. */
export const articlesOfHouse = eachOnceForHouse(findArticles, ({ id }) => id);
/** What some articles are made of. */
export const recipesOfHouse = eachOnceForHouse(findRecipesOf, ({ article }) => article);
const categoriesOfHouse = eachOnceForHouse(findCategories, ({ id }) => id);
const groupsOfHouse = onceForHouse(findGroupRows);

/** The menu as the rules see it, with just the articles that a round is about. */
export async function findHouseMenu(
  reading: HouseReading,
  { station, articles }: Wanted,
): Promise<HouseMenu> {
  const sold = await articlesOfHouse(reading, articles);
  const recipes = await recipesOfHouse(reading, articles);
  const { location } = reading.house;
  // What is made of nothing runs out of nothing.
  const stock: StockLevels =
    recipes.length === 0 ? new Map() : await findStockLevels(reading.tx, location, station);
  const recipeOf = new Map(recipes.map((recipe) => [recipe.article, recipe]));
  const { mixerGroups, orderLevels } = await groupsOfHouse(reading);
  const categories = sold.map(({ category }) => category);
  return {
    menu: {
      articles: sold.map((article) => ({
        ...article,
        outOfStock: outOfStock(recipeOf.get(article.id) ?? null, stock),
      })),
      categories: await categoriesOfHouse(reading, categories),
      favorites: [],
      positions: [],
      mixerGroups,
    },
    levels: orderLevels,
  };
}
