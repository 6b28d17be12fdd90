import type { LocationId } from "@comanda/contract/wire";

import type { Database } from "#database/database.ts";

import type { Change } from "./changes.ts";
import { findEntriesAfter, type JournalHead } from "./journal-store.ts";
import { readChanges } from "./read-changes.ts";

/** To look through more of the journal takes longer than to read anew what is in question. */
const mostRows = 500;

/**
 * What was written at a location after a row that is not its newest any more; null where that is too long ago to tell,
 * or the journal is not the one that this row was in.
 */
export async function changesSince(
  database: Database,
  location: LocationId,
  { sequence, hash }: JournalHead,
): Promise<readonly Change[] | null> {
  const limit = mostRows + 1;
  const entries = await findEntriesAfter(database, location, { sequence, limit });
  if (entries.length === limit || entries[0]?.previous_hash !== hash) return null;
  return entries.flatMap(readChanges);
}
