import type { ArticleId, StationId } from "@comanda/domain/id";
import type { Menu } from "@comanda/domain/menu/menu";
import { withTaxClass } from "@comanda/domain/menu/tax-class-of";
import type { OrderLevel } from "@comanda/domain/menu/order-level";
import { findMissingStock } from "@comanda/domain/stock/find-missing-stock";
import type { StockLevels } from "@comanda/domain/stock/stock";

import {
  cacheEachPerReferenceVersion,
  cachePerReferenceVersion,
  type ReferenceReader,
} from "#journal/cache-per-reference-version.ts";

import { findArticles, findStockLevels } from "./article-store.ts";
import { findCategories, findGroupRows } from "./menu-store.ts";
import { findCachedQuestions } from "./question-store.ts";
import { findRecipesOf } from "./recipe-store.ts";
import { findTaxClassesOfCategories } from "./tax-class-store.ts";

type PricingMenu = { readonly menu: Menu; readonly levels: readonly OrderLevel[] };

type MenuQuery = {
  readonly station: StationId | null;
  /** The articles that the rules will read; one round does not read a large menu. */
  readonly articles: readonly ArticleId[];
};

/** With their names and product groups, including retired articles. */
export const findCachedArticles = cacheEachPerReferenceVersion(findArticles, ({ id }) => id);
/** The recipes of these articles. */
export const findCachedRecipes = cacheEachPerReferenceVersion(
  findRecipesOf,
  ({ article }) => article,
);
/** With their mixers and commissions, including retired categories. */
export const findCachedCategories = cacheEachPerReferenceVersion(findCategories, ({ id }) => id);
const findCachedTaxClasses = cachePerReferenceVersion(findTaxClassesOfCategories);
const findCachedGroups = cachePerReferenceVersion(findGroupRows);

/** The menu as the rules read it, limited to the articles of a round. */
export async function findPricingMenu(
  reading: ReferenceReader,
  { station, articles }: MenuQuery,
): Promise<PricingMenu> {
  const sold = await findCachedArticles(reading, articles);
  const recipes = await findCachedRecipes(reading, articles);
  const { location } = reading.referenceVersion;
  // Articles without a recipe never run out.
  const stock: StockLevels =
    recipes.length === 0 ? new Map() : await findStockLevels(reading.tx, location, station);
  const recipeOf = new Map(recipes.map((recipe) => [recipe.article, recipe]));
  const { mixerGroups, orderLevels } = await findCachedGroups(reading);
  const taxClasses = await findCachedTaxClasses(reading);
  const categories = sold.map(({ category }) => category);
  return {
    menu: {
      articles: sold.map((article) => ({
        ...withTaxClass(article, taxClasses),
        outOfStock: findMissingStock(recipeOf.get(article.id) ?? null, stock),
      })),
      categories: await findCachedCategories(reading, categories),
      favorites: [],
      positions: [],
      mixerGroups,
      questions: await findCachedQuestions(reading),
    },
    levels: orderLevels,
  };
}
