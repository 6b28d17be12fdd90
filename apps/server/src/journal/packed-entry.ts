import type { Selectable } from "kysely";

import type { Tables } from "#database/tables.ts";

import type { JournalEntry } from "./hash-entry.ts";
import { packedHash, packedText, packText } from "./packed-text.ts";

/** A row of the journal as the table has it: packed, or in plain text as earlier releases wrote it. */
export type StoredEntry = Selectable<Tables["journal"]>;

/** What holds the changes of a row; a database that is being migrated does not have the packed form yet. */
export type StoredChanges = Pick<StoredEntry, "changes"> & Partial<Pick<StoredEntry, "packed">>;

/** The hash of the row before it is not stored again. */
export function packEntry(entry: JournalEntry): StoredEntry {
  return storePacked(entry, packText({ hash: entry.hash, text: entry.changes }));
}

/** The same row, of which hash and changes were packed before. */
export function storePacked(entry: JournalEntry, packed: Uint8Array): StoredEntry {
  return { ...entry, changes: "", previous_hash: "", hash: "", packed };
}

/** What a packed row also has in plain text was put there by another hand, and breaks the chain. */
export function unpackEntry(row: StoredEntry, hashBefore: string): JournalEntry {
  const { packed, ...entry } = row;
  // A database that is being migrated does not have these columns yet.
  const approved_by = entry.approved_by ?? null;
  const pressed_at = entry.pressed_at ?? null;
  if ((packed ?? null) === null) return { ...entry, approved_by, pressed_at };
  return {
    ...entry,
    approved_by,
    pressed_at,
    previous_hash: entry.previous_hash === "" ? hashBefore : entry.previous_hash,
    changes: storedChanges(row),
    hash: storedHash(row),
  };
}

export function storedChanges({ changes, packed }: StoredChanges): string {
  return changes === "" && packed instanceof Uint8Array ? packedText(packed) : changes;
}

export function storedHash({ hash, packed }: Pick<StoredEntry, "hash" | "packed">): string {
  return hash === "" && packed instanceof Uint8Array ? packedHash(packed) : hash;
}
