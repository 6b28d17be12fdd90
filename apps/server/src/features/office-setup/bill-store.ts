import type { LocationId } from "@comanda/domain/id";

import type { Database } from "#database/database.ts";

/** Whether anything was ever ordered at a location. */
export async function hasBills(database: Database, location: LocationId): Promise<boolean> {
  const found = await database
    .selectFrom("bill")
    .select("id")
    .where("location", "=", location)
    .limit(1)
    .executeTakeFirst();
  return found !== undefined;
}
