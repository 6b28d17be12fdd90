import type { LocationId } from "@comanda/domain/id";

import type { Database } from "#database/database.ts";

/** The names among these that another location uses. */
export async function findLocationsCalled(
  database: Database,
  names: readonly string[],
  besides: LocationId,
): Promise<readonly string[]> {
  // SQL has no empty list.
  if (names.length === 0) return [];
  const rows = await database
    .selectFrom("location")
    .select("name")
    .where("name", "in", names)
    .where("id", "<>", besides)
    .execute();
  return rows.map(({ name }) => name);
}

/** The number of sale points apart from these. */
export async function countSalePoints(
  database: Database,
  location: LocationId,
  besides: readonly number[],
): Promise<number> {
  const rows = await database
    .selectFrom("station")
    .select("id")
    .where("location", "=", location)
    .where("is_sale_point", "=", 1)
    .where("deleted_at", "is", null)
    .execute();
  return rows.filter(({ id }) => !besides.includes(id)).length;
}
