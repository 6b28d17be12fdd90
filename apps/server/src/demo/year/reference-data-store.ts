import type { ArticleId, LocationId, StationId } from "@comanda/domain/id";

import type { Database } from "#database/database.ts";

import type { GuestsByType } from "./demo-reference-data.ts";

type DemoPlaces = {
  readonly location: LocationId;
  readonly salePoints: readonly StationId[];
  /** In the order they were added to the menu. */
  readonly articles: readonly ArticleId[];
};

export async function findSalePointsAndArticles(
  database: Database,
  name: string,
): Promise<DemoPlaces> {
  const { id: location } = await database
    .selectFrom("location")
    .select("id")
    .where("name", "=", name)
    .executeTakeFirstOrThrow();
  const stations = await database
    .selectFrom("station")
    .select("id")
    .where("location", "=", location)
    .where("is_sale_point", "=", 1)
    .orderBy("id")
    .execute();
  const articles = await database
    .selectFrom("article")
    .select("id")
    .where("location", "=", location)
    .orderBy("id")
    .execute();
  return {
    location,
    salePoints: stations.map(({ id }) => id),
    articles: articles.map(({ id }) => id),
  };
}

/** The customers, grouped by type. */
export async function findGuests(
  database: Database,
  location: LocationId,
): Promise<readonly GuestsByType[]> {
  const types = await database
    .selectFrom("customer_type")
    .select(["id", "name", "pays_by_invoice"])
    .where("location", "=", location)
    .orderBy("id")
    .execute();
  const customers = await database
    .selectFrom("customer")
    .select(["id", "customer_type"])
    .where("location", "=", location)
    .orderBy("id")
    .execute();
  const byType = Map.groupBy(customers, ({ customer_type }) => customer_type);
  return types.map(({ id, name, pays_by_invoice }) => ({
    type: { id, name, paysByInvoice: pays_by_invoice === 1 },
    customers: (byType.get(id) ?? []).map((customer) => customer.id),
  }));
}
