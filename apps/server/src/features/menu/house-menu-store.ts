import type { ArticleId, LocationId, StationId } from "@comanda/domain/id";
import type { Article } from "@comanda/domain/menu/article";
import type { Menu } from "@comanda/domain/menu/menu";
import type { OrderLevel } from "@comanda/domain/menu/order-level";
import { outOfStock } from "@comanda/domain/stock/out-of-stock";
import { article } from "@comanda/contract/menu";

import type { Database } from "#database/database.ts";
import { fromJson } from "#database/portable-columns.ts";

import { findRecipes, findStockLevels, type ArticleRow } from "./article-store.ts";
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
  const rows = await findGroupRows(database, location);
  const sold = await findSome(database, location, articles);
  const categories = await findCategories(database, location, [
    ...new Set(sold.map(({ category }) => category)),
  ]);
  const recipes = new Map(
    (await findRecipes(database, location, articles)).map((recipe) => [recipe.article, recipe]),
  );
  const levels = await findStockLevels(database, location, station);
  return {
    menu: {
      articles: sold.map((row) => ({
        ...articleOf(row),
        outOfStock: outOfStock(recipes.get(row.id) ?? null, levels),
      })),
      categories: categories.map(({ parent, index_number, mixer_group, ...row }) => ({
        ...row,
        parentId: parent,
        indexNumber: index_number,
        mixerGroup: mixer_group,
      })),
      favorites: [],
      positions: [],
      mixerGroups: rows.mixerGroups.map(({ id, maximum }) => ({
        id,
        articles: rows.mixerGroupArticles
          .filter(({ mixer_group }) => mixer_group === id)
          .map((mixer) => mixer.article),
        maximum,
      })),
    },
    levels: rows.orderLevels.map(({ id, name, index_number, product_group }) => ({
      id,
      name,
      indexNumber: index_number,
      productGroup: product_group,
    })),
  };
}

async function findSome(
  database: Database,
  location: LocationId,
  wanted: readonly ArticleId[],
): Promise<readonly ArticleRow[]> {
  // An empty list is no SQL.
  if (wanted.length === 0) return [];
  return database
    .selectFrom("article")
    .selectAll()
    .where("location", "=", location)
    .where("id", "in", wanted)
    .orderBy("id")
    .execute();
}

function articleOf(row: ArticleRow): Omit<Article, "outOfStock"> {
  return {
    id: row.id,
    name: row.name,
    price: row.price,
    cost: row.cost,
    color: row.color,
    category: row.category,
    managementGroup: row.management_group,
    productGroup: row.product_group,
    mixerGroup: row.mixer_group,
    commission: row.commission,
    commissionPrice: row.commission_price,
    commissionActive: row.commission_active === 1,
    hasOrderLevel: row.has_order_level === 1,
    type: row.type,
    timeUnit: row.time_unit,
    priceMinimum: row.price_minimum,
    priceMaximum: row.price_maximum,
    hasVariablePrice: row.has_variable_price === 1,
    cookingOptions: fromJson(article.properties.cookingOptions, row.cooking_options),
    isActive: row.is_active === 1,
    masterId: row.master,
    cloneId: row.clone,
    isDeleted: row.deleted_at !== null,
  };
}
