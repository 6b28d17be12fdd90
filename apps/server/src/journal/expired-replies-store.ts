import type { Instant, LocationId } from "@comanda/contract/wire";

import type { Database } from "#database/database.ts";

export async function findReplyLocations(database: Database): Promise<readonly LocationId[]> {
  const rows = await database.selectFrom("location").select("id").orderBy("id").execute();
  return rows.map(({ id }) => id);
}

/** Removes the oldest replies of a location from before a moment; returns whether there may be more. */
export async function removeRepliesBefore(
  database: Database,
  location: LocationId,
  { before, limit }: { readonly before: Instant; readonly limit: number },
): Promise<boolean> {
  const removed = await database
    .deleteFrom("written_reply")
    .where("location", "=", location)
    .where("key", "in", (oldest) =>
      oldest
        .selectFrom("written_reply")
        .select("key")
        .where("location", "=", location)
        .where("at", "<", before)
        .orderBy("at")
        .limit(limit),
    )
    .returning("key")
    .execute();
  if (removed.length === 0) return false;
  // Second, so that no reply is left without its entry, by which an erasure finds it.
  await database
    .deleteFrom("guest_copy")
    .where("location", "=", location)
    .where("kind", "=", "reply")
    .where(
      "reference",
      "in",
      removed.map(({ key }) => key),
    )
    .execute();
  return removed.length === limit;
}
