import type { LocationId } from "@comanda/domain/id";

import type { Database } from "#database/database.ts";
import { runInBatches } from "#database/run-in-batches.ts";

/** The tables of what records name by its hash. The field of the record has the same name. */
export type ContentTable = "picture" | "logo";

/** Those of the hashes whose content the location has. */
export async function findKnownHashes(
  database: Database,
  table: ContentTable,
  location: LocationId,
  hashes: readonly string[],
): Promise<ReadonlySet<string>> {
  const rows = await runInBatches([...new Set(hashes)], (some) =>
    database
      .selectFrom(table)
      .select("hash")
      .where("location", "=", location)
      .where("hash", "in", some)
      .execute(),
  );
  return new Set(rows.map(({ hash }) => hash));
}
