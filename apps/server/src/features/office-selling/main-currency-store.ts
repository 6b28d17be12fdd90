import type { LocationId } from "@comanda/domain/id";

import type { Database } from "#database/database.ts";

export async function findMainCurrency(
  database: Database,
  location: LocationId,
): Promise<{ readonly id: number; readonly code: string } | null> {
  const row = await database
    .selectFrom("currency")
    .select(["id", "code"])
    .where("location", "=", location)
    .where("is_main", "=", 1)
    .executeTakeFirst();
  return row ?? null;
}
