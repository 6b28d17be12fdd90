import type { ArticleId, LocationId, OrderLevelId, ProductGroupId } from "@comanda/domain/id";

import type { Database } from "#database/database.ts";

/** What things of the menu are called on paper, and which group makes them. */
export type MenuLabels = {
  readonly articles: ReadonlyMap<
    ArticleId,
    { readonly name: string; readonly productGroup: ProductGroupId }
  >;
  readonly orderLevels: ReadonlyMap<OrderLevelId, string>;
  readonly productGroups: ReadonlyMap<ProductGroupId, string>;
};

export async function findMenuLabels(
  database: Database,
  location: LocationId,
  wanted: readonly ArticleId[],
): Promise<MenuLabels> {
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
    articles: await findArticleLabels(database, location, wanted),
    orderLevels: new Map(levels.map(({ id, name }) => [id, name])),
    productGroups: new Map(groups.map(({ id, name }) => [id, name])),
  };
}

export async function findArticleLabels(
  database: Database,
  location: LocationId,
  wanted: readonly ArticleId[],
): Promise<MenuLabels["articles"]> {
  // An empty list is no SQL.
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
