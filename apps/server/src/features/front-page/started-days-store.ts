import type { LocationId } from "@comanda/domain/id";
import type { Instant } from "@comanda/domain/time/instant";

import type { Database } from "#database/database.ts";

/** When the last work day before a moment began. */
export async function findLastStartBefore(
  database: Database,
  location: LocationId,
  before: Instant,
): Promise<Instant | null> {
  const row = await database
    .selectFrom("work_day")
    .select("started_at")
    .where("location", "=", location)
    .where("started_at", "<", before)
    .orderBy("started_at", "desc")
    .limit(1)
    .executeTakeFirst();
  return row?.started_at ?? null;
}
