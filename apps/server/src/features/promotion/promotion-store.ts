import { weekdays } from "@comanda/contract/wire";
import type { LocationId } from "@comanda/domain/id";
import { categoriesWithDescendants } from "@comanda/domain/menu/menu";
import { toPromotionTerms, type Promotion } from "@comanda/domain/promotion/promotion";
import { parseWireDate } from "@comanda/domain/time/wire-date";

import type { Database } from "#database/database.ts";
import { fromJson, toJson } from "#database/portable-columns.ts";
import {
  categoryPlace,
  journalledArticles,
  journalledCategories,
  promotionRow,
  type CategoryPlace,
  type PromotionRow,
} from "#database/journalled-rows.ts";
import {
  cachePerReferenceVersion,
  type ReferenceReader,
} from "#journal/cache-per-reference-version.ts";
import { rowsBefore, type PriceChanges } from "#journal/price-changes-store.ts";

import { findCategoryPlaces } from "../menu/index.ts";

/** Every promotion of the location, including retired ones: the domain decides which apply at a moment. */
export async function findPromotions(
  database: Database,
  location: LocationId,
): Promise<readonly Promotion[]> {
  const rows = await findPromotionRows(database, location);
  const places = await findCategoryPlaces(database, location);
  return promotionsOf(rows, places);
}

/** Cached for writes. */
export const findCachedPromotions = cachePerReferenceVersion(findPromotions);

/** The promotions before these changes. */
export async function findPromotionsBefore(
  reading: ReferenceReader,
  since: readonly PriceChanges[],
): Promise<readonly Promotion[]> {
  const rows = rowsBefore(await findCachedPromotionRows(reading), since, {
    table: "promotion",
    schema: promotionRow,
  });
  const places = rowsBefore(await findCachedCategoryPlaces(reading), since, {
    table: "category",
    schema: categoryPlace,
  });
  return promotionsOf(rows, places);
}

const findCachedPromotionRows = cachePerReferenceVersion(findPromotionRows);
const findCachedCategoryPlaces = cachePerReferenceVersion(findCategoryPlaces);

async function findPromotionRows(
  database: Database,
  location: LocationId,
): Promise<readonly PromotionRow[]> {
  const rows = await database
    .selectFrom("promotion")
    .selectAll()
    .where("location", "=", location)
    .orderBy("id")
    .execute();
  const articles = await database
    .selectFrom("promotion_article")
    .select(["promotion", "article"])
    .where("location", "=", location)
    .orderBy("article")
    .execute();
  const categories = await database
    .selectFrom("promotion_category")
    .select(["promotion", "category"])
    .where("location", "=", location)
    .orderBy("category")
    .execute();
  const articlesOf = Map.groupBy(articles, (row) => row.promotion);
  const categoriesOf = Map.groupBy(categories, (row) => row.promotion);
  return rows.map((row) => ({
    ...row,
    products: toJson((articlesOf.get(row.id) ?? []).map(({ article }) => article)),
    categories: toJson((categoriesOf.get(row.id) ?? []).map(({ category }) => category)),
  }));
}

function promotionsOf(
  rows: readonly PromotionRow[],
  places: readonly CategoryPlace[],
): readonly Promotion[] {
  const tree = places.map(({ id, parent }) => ({ id, parentId: parent }));
  return rows.map((row) => promotionOf(row, tree));
}

function promotionOf(
  row: PromotionRow,
  tree: Parameters<typeof categoriesWithDescendants>[0],
): Promotion {
  const chosen = fromJson(journalledCategories, row.categories);
  return {
    id: row.id,
    name: row.name,
    offer: toPromotionTerms(row.type, row.value, row.sub_value),
    articles: fromJson(journalledArticles, row.products),
    categories: [...categoriesWithDescendants(tree, chosen)],
    customerType: row.customer_type,
    isActive: row.is_active === 1 && row.deleted_at === null,
    priority: row.priority,
    fromDate: row.from_date === null ? null : parseWireDate(row.from_date),
    toDate: row.to_date === null ? null : parseWireDate(row.to_date),
    startTime: row.start_minute,
    endTime: row.end_minute,
    weekdays: fromJson(weekdays, row.weekdays),
  };
}
