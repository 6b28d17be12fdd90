import type { LocationId } from "@comanda/contract/wire";
import type { Instant } from "@comanda/domain/time/instant";

import type { Database } from "#database/database.ts";
import type { Change } from "#journal/changes.ts";
import { findEntriesAfter } from "#journal/journal-store.ts";
import { openPersonalFields } from "#journal/open-personal-fields.ts";

export type ReadEntry = {
  readonly sequence: number;
  readonly hash: string;
  readonly action: string;
  readonly at: Instant;
  readonly changes: readonly Change[];
};

/** The whole journal of a location, oldest row first. */
export async function readJournal(
  database: Database,
  location: LocationId,
): Promise<readonly ReadEntry[]> {
  const limit = Number.MAX_SAFE_INTEGER;
  const entries = await findEntriesAfter(database, location, { sequence: 0, limit });
  const opened = await openPersonalFields(database, location, entries);
  return entries.map((entry, index) => ({
    sequence: entry.sequence,
    hash: entry.hash,
    action: entry.action,
    at: entry.at,
    changes: opened[index] ?? [],
  }));
}
