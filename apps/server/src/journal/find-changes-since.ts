import type { LocationId } from "@comanda/contract/wire";

import type { Database } from "#database/database.ts";

import type { Change } from "./changes.ts";
import { findEntriesAfter, type JournalHead } from "./journal-store.ts";
import { readChanges } from "./read-changes.ts";

/** Searching more of the journal takes longer than reading the data anew. */
const maxRows = 500;

/**
 * The changes at a location after a row that is no longer the newest; null if the row is too far back, or belongs to
 * another journal.
 */
export async function findChangesSince(
  database: Database,
  location: LocationId,
  { sequence, hash }: JournalHead,
): Promise<readonly Change[] | null> {
  const limit = maxRows + 1;
  const entries = await findEntriesAfter(database, location, { sequence, limit });
  if (entries.length === limit || entries[0]?.previous_hash !== hash) return null;
  return entries.flatMap(readChanges);
}
