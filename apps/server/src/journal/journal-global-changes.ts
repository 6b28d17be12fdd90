import type { LocationId } from "@comanda/contract/wire";

import type { WriteTransaction } from "#database/database.ts";

import type { Change, ChangeElsewhere } from "./changes.ts";
import type { JournalEntry } from "./hash-entry.ts";
import { appendEntry, findOtherLocations, lockJournalHead } from "./journal-store.ts";

/** Tables that belong to no location; the journal of each location records their changes. */
export const globalTables: ReadonlySet<string> = new Set(["setting", "user_group"]);

/** The position of a row in a journal. */
export type JournalRowKey = { readonly location: LocationId; readonly sequence: number };

type GlobalWrite = Pick<JournalEntry, "location" | "at" | "action" | "staff"> & {
  readonly changes: readonly Change[];
  readonly elsewhere: readonly ChangeElsewhere[];
};

/**
 * Records in the journals of the other locations what a write has changed for all of them, and for each; returns the
 * new rows.
 */
export async function journalGlobalChanges(
  tx: WriteTransaction,
  { location: source, at, action, staff, changes: all, elsewhere }: GlobalWrite,
): Promise<readonly JournalRowKey[]> {
  const global = all.filter(({ table }) => globalTables.has(table));
  if (global.length === 0 && elsewhere.length === 0) return [];
  const written: JournalRowKey[] = [];
  for (const location of await findOtherLocations(tx, source)) {
    const own = elsewhere.filter((one) => one.location === location);
    const changes = [...global, ...own.map(({ change }) => change)];
    if (changes.length === 0) continue;
    const head = await lockJournalHead(tx, location);
    const sequence = head.sequence + 1;
    // A station belongs to one location.
    const entry = { location, sequence, at, action, staff, station: null, changes };
    await appendEntry(tx, entry, head.hash);
    written.push({ location, sequence });
  }
  return written;
}
