import { createHash } from "node:crypto";

import type { Selectable } from "kysely";

import type { Tables } from "#database/tables.ts";

export type JournalEntry = Selectable<Tables["journal"]>;

/** What the first row of a location is chained to. */
export const firstHash = "0".repeat(64);

/** So much of a hash as tells one row from another for a till. */
export const markOf = (hash: string): string => hash.slice(0, 16);

/** The hash of a row covers all of it and the hash of the row before, so that none can be changed, taken out or put in. */
export function hashEntry(entry: Omit<JournalEntry, "hash">): string {
  const { location, sequence, at, action, staff, station, changes, previous_hash } = entry;
  const content = [previous_hash, location, sequence, at, action, staff, station, changes];
  return createHash("sha256").update(JSON.stringify(content)).digest("hex");
}
