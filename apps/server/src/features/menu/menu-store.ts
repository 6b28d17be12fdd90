import type { CategoryId, LocationId } from "@comanda/domain/id";

import type { Database } from "#database/database.ts";

export type MenuRows = Awaited<ReturnType<typeof findMenuRows>>;

/** Everything of the menu but the articles themselves. */
export async function findMenuRows(database: Database, location: LocationId) {
  return {
    categories: await findCategories(database, location),
    ...(await findGroupRows(database, location)),
    favorites: await database
      .selectFrom("favorite")
      .select(["id", "name", "index_number"])
      .where("location", "=", location)
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
      .orderBy("id")
      .execute(),
    currency: await database
      .selectFrom("currency")
      .selectAll()
      .where("location", "=", location)
      .where("is_main", "=", 1)
      .executeTakeFirstOrThrow(),
    format: await database
      .selectFrom("location")
      .select(["decimal_separator", "thousand_separator"])
      .where("id", "=", location)
      .executeTakeFirstOrThrow(),
  };
}

/** The categories of a location, or just those. */
export async function findCategories(
  database: Database,
  location: LocationId,
  wanted?: readonly CategoryId[],
) {
  // An empty list is no SQL.
  if (wanted?.length === 0) return [];
  return database
    .selectFrom("category")
    .select(["id", "name", "parent", "index_number", "color", "mixer_group", "commission"])
    .where("location", "=", location)
    .$if(wanted !== undefined, (query) => query.where("id", "in", wanted ?? []))
    .orderBy("index_number")
    .orderBy("id")
    .execute();
}

/** What goes with articles: what is mixed in, and how they may be wanted. */
export async function findGroupRows(database: Database, location: LocationId) {
  return {
    mixerGroups: await database
      .selectFrom("mixer_group")
      .select(["id", "maximum"])
      .where("location", "=", location)
      .orderBy("id")
      .execute(),
    mixerGroupArticles: await database
      .selectFrom("mixer_group_article")
      .select(["mixer_group", "article"])
      .where("location", "=", location)
      .orderBy("mixer_group")
      .orderBy("index_number")
      .execute(),
    orderLevels: await database
      .selectFrom("order_level")
      .select(["id", "name", "index_number", "product_group"])
      .where("location", "=", location)
      .orderBy("index_number")
      .orderBy("id")
      .execute(),
  };
}
