import type { LocationId } from "@comanda/domain/id";
import type { ArticleCost } from "@comanda/domain/owner-report/margins";

import type { Database } from "#database/database.ts";

/** What articles cost by today's costs, retired articles and stock items included. */
export async function findArticleCosts(
  database: Database,
  location: LocationId,
): Promise<ReadonlyMap<number, ArticleCost>> {
  const articles = await database
    .selectFrom("article")
    .select(["id", "cost"])
    .where("location", "=", location)
    .execute();
  const parts = await database
    .selectFrom("recipe")
    .innerJoin("stock_item", "stock_item.id", "recipe.stock_item")
    .select(["recipe.article", "recipe.quantity_thousandths as thousandths"])
    .select("stock_item.cost as unitCost")
    .where("recipe.location", "=", location)
    .execute();
  const recipes = Map.groupBy(parts, ({ article }) => article);
  return new Map(
    articles.map(({ id, cost }) => [id, { stated: cost, recipe: recipes.get(id) ?? [] }]),
  );
}
