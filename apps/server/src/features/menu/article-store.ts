import type { ArticleId, LocationId, StationId } from "@comanda/domain/id";
import type { Recipe, StockLevels } from "@comanda/domain/stock/stock";
import type { Selectable } from "kysely";

import type { Database } from "#database/database.ts";
import type { Tables } from "#database/tables.ts";

export type ArticleRow = Omit<Selectable<Tables["article"]>, "location">;

/** Deleted ones too, because older bills still name them. */
export async function findArticles(
  database: Database,
  location: LocationId,
): Promise<readonly ArticleRow[]> {
  return database
    .selectFrom("article")
    .selectAll()
    .where("location", "=", location)
    .orderBy("id")
    .execute();
}

/** The recipes of a location, or of just those articles. */
export async function findRecipes(
  database: Database,
  location: LocationId,
  articles?: readonly ArticleId[],
): Promise<readonly Recipe[]> {
  // An empty list is no SQL.
  if (articles?.length === 0) return [];
  const rows = await database
    .selectFrom("recipe")
    .select(["article", "stock_item", "quantity_thousandths"])
    .where("location", "=", location)
    .$if(articles !== undefined, (query) => query.where("article", "in", articles ?? []))
    .orderBy("article")
    .orderBy("stock_item")
    .execute();
  return [...Map.groupBy(rows, ({ article }) => article)].map(([article, parts]) => ({
    article,
    parts: parts.map(({ stock_item, quantity_thousandths }) => ({
      stockItem: stock_item,
      amount: quantity_thousandths,
    })),
  }));
}

/** What a station has; before one is picked, the most that any station has. */
export async function findStockLevels(
  database: Database,
  location: LocationId,
  station: StationId | null,
): Promise<StockLevels> {
  const rows = await database
    .selectFrom("stock")
    .select(["stock_item", (eb) => eb.fn.max("current_count_thousandths").as("count")])
    .where("location", "=", location)
    .$if(station !== null, (query) => query.where("station", "=", station))
    .groupBy("stock_item")
    .execute();
  return new Map(rows.map(({ stock_item, count }) => [stock_item, count]));
}
