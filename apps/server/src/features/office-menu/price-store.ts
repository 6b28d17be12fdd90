import type { ArticleId, CategoryId, LocationId } from "@comanda/domain/id";
import type { DatedPrice } from "@comanda/domain/menu/dated-price";
import type { Money } from "@comanda/domain/money/money";

import type { Database } from "#database/database.ts";

import { findDatedPrices } from "../menu/index.ts";

type ArticlePrice = {
  readonly id: ArticleId;
  readonly revision: number;
  readonly name: string;
  readonly category: CategoryId;
  readonly price: Money;
  readonly datedPrices: readonly DatedPrice[];
};

export async function findPrices(
  database: Database,
  location: LocationId,
): Promise<readonly ArticlePrice[]> {
  const datedPrices = await findDatedPrices(database, location, null);
  const articles = await database
    .selectFrom("article")
    .select(["id", "revision", "name", "category", "price"])
    .where("location", "=", location)
    .where("deleted_at", "is", null)
    .orderBy("name")
    .orderBy("id")
    .execute();
  return articles.map((article) => ({
    ...article,
    datedPrices: datedPrices.get(article.id) ?? [],
  }));
}
