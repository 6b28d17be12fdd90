import type { ArticleId, LocationId, StationId } from "@comanda/domain/id";
import type { Menu } from "@comanda/domain/menu/menu";
import type { OrderLevel } from "@comanda/domain/menu/order-level";
import { outOfStock } from "@comanda/domain/stock/out-of-stock";
import type { Recipe, StockLevels } from "@comanda/domain/stock/stock";

import type { Database } from "#database/database.ts";
import type { Writing } from "#journal/command.ts";
import { eachOnceForHouse, onceForHouse } from "#journal/once-for-house.ts";

import {
  findArticles,
  findRecipesOf,
  findStockLevels,
  type StoredArticle,
} from "./article-store.ts";
import { findCategories, findGroupRows } from "./menu-store.ts";

type Wanted = {
  readonly location: LocationId;
  readonly station: StationId | null;
  /** Those that the rules will ask about; a large menu is not read for one round. */
  readonly articles: readonly ArticleId[];
};

type HouseMenu = { readonly menu: Menu; readonly levels: readonly OrderLevel[] };

/** The menu as the rules see it, with just the articles that a round is about. */
export async function findHouseMenu(
  database: Database,
  { location, station, articles }: Wanted,
): Promise<HouseMenu> {
  const sold = await findArticles(database, location, articles);
  const recipes = await findRecipesOf(database, location, articles);
  return houseMenu({
    sold,
    recipes,
    stock: await findStockFor(database, recipes, { location, station }),
    groups: await findGroupRows(database, location),
    categories: await findCategories(database, location, categoriesOf(sold)),
  });
}

const articlesOfHouse = eachOnceForHouse(findArticles, ({ id }) => id);
const categoriesOfHouse = eachOnceForHouse(findCategories, ({ id }) => id);
const groupsOfHouse = onceForHouse(findGroupRows);
/** What some articles are made of, as a write finds it. */
export const recipesOfHouse = eachOnceForHouse(findRecipesOf, ({ article }) => article);

/** The same as a write finds it: of an evening's many writes, few read more of it than what is left in stock. */
export async function menuOfHouse(
  writing: Writing,
  articles: readonly ArticleId[],
): Promise<HouseMenu> {
  const sold = await articlesOfHouse(writing, articles);
  const recipes = await recipesOfHouse(writing, articles);
  return houseMenu({
    sold,
    recipes,
    stock: await findStockFor(writing.tx, recipes, writing.session),
    groups: await groupsOfHouse(writing),
    categories: await categoriesOfHouse(writing, categoriesOf(sold)),
  });
}

function categoriesOf(sold: readonly StoredArticle[]) {
  return [...new Set(sold.map(({ category }) => category))];
}

/** What is made of nothing runs out of nothing. */
async function findStockFor(
  database: Database,
  recipes: readonly Recipe[],
  { location, station }: Pick<Wanted, "location" | "station">,
): Promise<StockLevels> {
  return recipes.length === 0 ? new Map() : findStockLevels(database, location, station);
}

type Parts = {
  readonly sold: readonly StoredArticle[];
  readonly recipes: readonly Recipe[];
  readonly stock: StockLevels;
  readonly groups: Awaited<ReturnType<typeof findGroupRows>>;
  readonly categories: Menu["categories"];
};

function houseMenu({ sold, recipes, stock, groups, categories }: Parts): HouseMenu {
  const recipeOf = new Map(recipes.map((recipe) => [recipe.article, recipe]));
  return {
    menu: {
      articles: sold.map((article) => ({
        ...article,
        outOfStock: outOfStock(recipeOf.get(article.id) ?? null, stock),
      })),
      categories,
      favorites: [],
      positions: [],
      mixerGroups: groups.mixerGroups,
    },
    levels: groups.orderLevels,
  };
}
