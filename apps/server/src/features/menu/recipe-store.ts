import type { ArticleId, LocationId, StockItemId } from "@comanda/domain/id";
import type { Recipe } from "@comanda/domain/stock/stock";
import type { Selectable } from "kysely";

import type { Database } from "#database/database.ts";
import { runInBatches } from "#database/run-in-batches.ts";
import type { Tables } from "#database/tables.ts";

/** Every recipe of the location, for the whole menu, without stock items that are not in use. */
export async function findRecipes(
  database: Database,
  location: LocationId,
): Promise<readonly Recipe[]> {
  return recipesOf(await recipesInUse(database, location).execute());
}

/** The recipes of some articles, so that one round does not read a large menu. */
export async function findRecipesOf(
  database: Database,
  location: LocationId,
  articles: readonly ArticleId[],
): Promise<readonly Recipe[]> {
  // SQL has no empty list.
  if (articles.length === 0) return [];
  const rows = await recipesInUse(database, location)
    .where("article", "in", [...new Set(articles)])
    .execute();
  return recipesOf(rows);
}

/** The same with the stock items that are not in use. */
export async function findWholeRecipesOf(
  database: Database,
  location: LocationId,
  articles: readonly ArticleId[],
): Promise<readonly Recipe[]> {
  const rows = await runInBatches(articles, (some) =>
    recipeRows(database, location).where("article", "in", some).execute(),
  );
  return recipesOf(rows);
}

/** Which of these stock items are in use. */
export async function findItemsInUse(
  database: Database,
  location: LocationId,
  items: readonly StockItemId[],
): Promise<ReadonlySet<StockItemId>> {
  const rows = await runInBatches(items, (some) =>
    database
      .selectFrom("stock_item")
      .select("id")
      .where("location", "=", location)
      .where("id", "in", some)
      .where("is_active", "=", 1)
      .execute(),
  );
  return new Set(rows.map(({ id }) => id));
}

/** A stock item that is not in use is not counted, so it can neither be taken nor run out. */
function recipesInUse(database: Database, location: LocationId) {
  return recipeRows(database, location).where("stock_item", "in", (eb) =>
    eb
      .selectFrom("stock_item")
      .select("stock_item.id")
      .where("stock_item.location", "=", location)
      .where("stock_item.is_active", "=", 1),
  );
}

function recipeRows(database: Database, location: LocationId) {
  return database
    .selectFrom("recipe")
    .select(["article", "stock_item", "quantity_thousandths"])
    .where("location", "=", location)
    .orderBy("article")
    .orderBy("stock_item");
}

type RecipeRow = Omit<Selectable<Tables["recipe"]>, "location">;

function recipesOf(rows: readonly RecipeRow[]): readonly Recipe[] {
  return [...Map.groupBy(rows, ({ article }) => article)].map(([article, parts]) => ({
    article,
    parts: parts.map(({ stock_item, quantity_thousandths }) => ({
      stockItem: stock_item,
      amount: quantity_thousandths,
    })),
  }));
}
