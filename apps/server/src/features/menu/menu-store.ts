import type { CategoryId, LocationId } from "@comanda/domain/id";
import type { Category } from "@comanda/domain/menu/category";
import type { MixerGroup } from "@comanda/domain/menu/mixer-group";

import type { Database } from "#database/database.ts";
import { formerCategory } from "#database/journalled-rows.ts";
import { fromJson, toJson } from "#database/portable-columns.ts";
import { uncachedReader } from "#journal/cache-per-reference-version.ts";
import { findFormerColumns, type PriceChanges } from "#journal/price-changes-store.ts";

import { findCachedLocation, findStations } from "../venue/index.ts";
import { findDiscountReasons } from "./discount-reason-store.ts";
import { findForeignCurrencies } from "./foreign-currency-store.ts";
import { findAskedQuestions } from "./question-store.ts";
import { findScheduledMenus } from "./scheduled-menu-store.ts";

export type MenuRows = Awaited<ReturnType<typeof findMenuRows>>;

/** The whole menu except the articles, named as in the rules and on the wire. */
export async function findMenuRows(database: Database, location: LocationId) {
  const categories = await findCategories(database, location);
  return {
    categories,
    scheduledMenus: await findScheduledMenus(database, location, categories),
    questions: await findAskedQuestions(database, location),
    discountReasons: await findDiscountReasons(database, location),
    foreignCurrencies: await findForeignCurrencies(database, location),
    ...(await findGroupRows(database, location)),
    favorites: await database
      .selectFrom("favorite")
      .select(["id", "name", "index_number as indexNumber"])
      .where("location", "=", location)
      .where("deleted_at", "is", null)
      .orderBy("index_number")
      .orderBy("id")
      .execute(),
    positions: await database
      .selectFrom("product_position")
      .select(["category", "favorite", "article"])
      .where("location", "=", location)
      .orderBy("index_number")
      .orderBy("id")
      .execute(),
    productGroups: await database
      .selectFrom("product_group")
      .select(["id", "name"])
      .where("location", "=", location)
      .where("deleted_at", "is", null)
      .orderBy("id")
      .execute(),
    currency: await database
      .selectFrom("currency")
      .selectAll()
      .where("location", "=", location)
      .where("is_main", "=", 1)
      .executeTakeFirstOrThrow(),
    location: await findCachedLocation(uncachedReader(database, location)),
    stations: await findStations(database, [location]),
  };
}

/** The categories of a location, or only the requested ones. */
export async function findCategories(
  database: Database,
  location: LocationId,
  wanted?: readonly CategoryId[],
) {
  // SQL has no empty list.
  if (wanted?.length === 0) return [];
  const rows = await database
    .selectFrom("category")
    .select(["id", "name", "parent as parentId", "index_number as indexNumber", "color"])
    .select(["mixer_group as mixerGroup", "commission", "course"])
    .where("location", "=", location)
    // A round can contain an article whose category was retired meanwhile.
    .$if(wanted === undefined, (query) => query.where("deleted_at", "is", null))
    .$if(wanted !== undefined, (query) => query.where("id", "in", wanted ?? []))
    .orderBy("index_number")
    .orderBy("id")
    .execute();
  return rows.map(({ course, ...category }) => ({
    ...category,
    ...(course !== null && { course }),
  }));
}

/** A category with its commission before these changes; the rest is read as of now. */
export function categoryBefore(category: Category, since: readonly PriceChanges[]): Category {
  const before = findFormerColumns(since, "category", category.id) ?? {};
  const { commission = category.commission } = fromJson(formerCategory, toJson(before));
  return { ...category, commission };
}

/** What belongs to articles: mixers and order levels. */
export async function findGroupRows(database: Database, location: LocationId) {
  return {
    mixerGroups: await findMixerGroups(database, location),
    orderLevels: await database
      .selectFrom("order_level")
      .select(["id", "name", "index_number as indexNumber", "product_group as productGroup"])
      .where("location", "=", location)
      .where("deleted_at", "is", null)
      .orderBy("index_number")
      .orderBy("id")
      .execute(),
  };
}

async function findMixerGroups(
  database: Database,
  location: LocationId,
): Promise<readonly MixerGroup[]> {
  const groups = await database
    .selectFrom("mixer_group")
    .select(["id", "maximum"])
    .where("location", "=", location)
    .where("deleted_at", "is", null)
    .orderBy("id")
    .execute();
  const mixers = await database
    .selectFrom("mixer_group_article")
    .select(["mixer_group", "article"])
    .where("location", "=", location)
    .orderBy("mixer_group")
    .orderBy("index_number")
    .execute();
  const byGroup = Map.groupBy(mixers, ({ mixer_group }) => mixer_group);
  return groups.map(({ id, maximum }) => ({
    id,
    articles: (byGroup.get(id) ?? []).map(({ article }) => article),
    maximum,
  }));
}
