import type { LocationId } from "@comanda/contract/wire";

import type { Database } from "#database/database.ts";

import { findEntriesAfter } from "./journal-store.ts";
import { readChanges } from "./read-changes.ts";

/** To look through more of the journal takes longer than to read anew what is in question. */
const mostRows = 500;

/** The tables that were written to at a location after a row of its journal; null where that is too long ago to tell. */
export async function tablesTouchedSince(
  database: Database,
  location: LocationId,
  sequence: number,
): Promise<ReadonlySet<string> | null> {
  const limit = mostRows + 1;
  const entries = await findEntriesAfter(database, location, { sequence, limit });
  if (entries.length === limit) return null;
  return new Set(entries.flatMap((entry) => readChanges(entry).map(({ table }) => table)));
}
