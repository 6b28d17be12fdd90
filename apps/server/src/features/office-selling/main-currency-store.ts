import type { LocationId } from "@comanda/domain/id";

import type { Database } from "#database/database.ts";

export async function findMainCurrency(
  database: Database,
  location: LocationId,
): Promise<number | null> {
  const row = await database
    .selectFrom("currency")
    .select("id")
    .where("location", "=", location)
    .where("is_main", "=", 1)
    .executeTakeFirst();
  return row?.id ?? null;
}
