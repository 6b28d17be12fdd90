import { hash } from "node:crypto";

import type { Selectable } from "kysely";

import type { Tables } from "#database/tables.ts";

/** A row of the journal, however it is stored. */
export type JournalEntry = Omit<Selectable<Tables["journal"]>, "packed">;

/** The predecessor hash of a location's first row. */
export const firstHash = "0".repeat(64);

/** The hash prefix by which tills distinguish journal rows. */
export const hashPrefixOf = (entryHash: string): string => entryHash.slice(0, 16);

/**
 * The hash of a row covers all of it and the hash of the row before, so that no row can be changed, removed or
 * inserted.
 */
export function hashEntry(entry: Omit<JournalEntry, "hash">): string {
  const { location, sequence, at, action, staff, station, changes, previous_hash } = entry;
  const content = [previous_hash, location, sequence, at, action, staff, station, changes];
  return hash("sha256", JSON.stringify(content), "hex");
}
