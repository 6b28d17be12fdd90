import type { ArticleId, StationId } from "@comanda/domain/id";
import type { Menu } from "@comanda/domain/menu/menu";
import type { OrderLevel } from "@comanda/domain/menu/order-level";
import { outOfStock } from "@comanda/domain/stock/find-missing-stock";
import type { StockLevels } from "@comanda/domain/stock/stock";

import {
  eachOnceForHouse,
  onceForHouse,
  type HouseReading,
} from "#journal/cache-per-reference-version.ts";

import { findArticles, findRecipesOf, findStockLevels } from "./article-store.ts";
import { findCategories, findGroupRows } from "./menu-store.ts";

type HouseMenu = { readonly menu: Menu; readonly levels: readonly OrderLevel[] };

type Wanted = {
  readonly station: StationId | null;
  /** The articles that the rules will read; one round does not read a large menu. */
  readonly articles: readonly ArticleId[];
};

/** With their names and product groups, including retired articles. */
export const articlesOfHouse = eachOnceForHouse(findArticles, ({ id }) => id);
/** The recipes of these articles. */
export const recipesOfHouse = eachOnceForHouse(findRecipesOf, ({ article }) => article);
const categoriesOfHouse = eachOnceForHouse(findCategories, ({ id }) => id);
const groupsOfHouse = onceForHouse(findGroupRows);

/** The menu as the rules read it, limited to the articles of a round. */
export async function findHouseMenu(
  reading: HouseReading,
  { station, articles }: Wanted,
): Promise<HouseMenu> {
  const sold = await articlesOfHouse(reading, articles);
  const recipes = await recipesOfHouse(reading, articles);
  const { location } = reading.house;
  // Articles without a recipe never run out.
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
