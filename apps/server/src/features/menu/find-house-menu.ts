import type { ArticleId, LocationId, StationId } from "@comanda/domain/id";
import type { Menu } from "@comanda/domain/menu/menu";
import type { OrderLevel } from "@comanda/domain/menu/order-level";
import { outOfStock } from "@comanda/domain/stock/out-of-stock";

import type { Database } from "#database/database.ts";

import { findArticles, findRecipesOf, findStockLevels } from "./article-store.ts";
import { findCategories, findGroupRows } from "./menu-store.ts";

type Wanted = {
  readonly location: LocationId;
  readonly station: StationId | null;
  /** Those that the rules will ask about; a large menu is not read for one round. */
  readonly articles: readonly ArticleId[];
};

/** The menu as the rules see it, with just the articles that a round is about. */
export async function findHouseMenu(
  database: Database,
  { location, station, articles }: Wanted,
): Promise<{ readonly menu: Menu; readonly levels: readonly OrderLevel[] }> {
  const groups = await findGroupRows(database, location);
  const sold = await findArticles(database, location, articles);
  const parts = await findRecipesOf(database, location, articles);
  const recipes = new Map(parts.map((recipe) => [recipe.article, recipe]));
  const levels = await findStockLevels(database, location, station);
  return {
    menu: {
      articles: sold.map((article) => ({
        ...article,
        outOfStock: outOfStock(recipes.get(article.id) ?? null, levels),
      })),
      categories: await findCategories(database, location, [
        ...new Set(sold.map(({ category }) => category)),
      ]),
      favorites: [],
      positions: [],
      mixerGroups: groups.mixerGroups,
    },
    levels: groups.orderLevels,
  };
}
