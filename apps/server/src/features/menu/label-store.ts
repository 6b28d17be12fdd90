import type { ArticleId, LocationId, OrderLevelId, ProductGroupId } from "@comanda/domain/id";

import type { Database } from "#database/database.ts";
import { cachePerReferenceVersion } from "#journal/cache-per-reference-version.ts";

/** The names of the menu's parts for papers, including retired ones. */
export type MenuLabels = {
  readonly orderLevels: ReadonlyMap<OrderLevelId, string>;
  readonly productGroups: ReadonlyMap<ProductGroupId, string>;
};

export const findCachedLabels = cachePerReferenceVersion(findMenuLabels);

async function findMenuLabels(database: Database, location: LocationId): Promise<MenuLabels> {
  const levels = await database
    .selectFrom("order_level")
    .select(["id", "name"])
    .where("location", "=", location)
    .execute();
  const groups = await database
    .selectFrom("product_group")
    .select(["id", "name"])
    .where("location", "=", location)
    .execute();
  return {
    orderLevels: new Map(levels.map(({ id, name }) => [id, name])),
    productGroups: new Map(groups.map(({ id, name }) => [id, name])),
  };
}

type ArticleLabels = ReadonlyMap<
  ArticleId,
  { readonly name: string; readonly productGroup: ProductGroupId }
>;

export async function findArticleLabels(
  database: Database,
  location: LocationId,
  wanted: readonly ArticleId[],
): Promise<ArticleLabels> {
  // SQL has no empty list.
  if (wanted.length === 0) return new Map();
  const rows = await database
    .selectFrom("article")
    .select(["id", "name", "product_group"])
    .where("location", "=", location)
    .where("id", "in", wanted)
    .execute();
  return new Map(
    rows.map(({ id, name, product_group }) => [id, { name, productGroup: product_group }]),
  );
}
