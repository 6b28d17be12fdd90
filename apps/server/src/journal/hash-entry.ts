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
 * Which fields a hash covers. Rows of the first version, by earlier releases, knew neither who approved a write nor when
 * it was pressed.
 */
export type HashVersion = 1 | 2;

type Hashed = Omit<JournalEntry, "hash">;

/**
 * The hash of a row covers all of it and the hash of the row before, so that no row can be changed, removed or
 * inserted.
 */
export function hashEntry(entry: Hashed): string {
  const { approved_by, pressed_at, changes } = entry;
  // The hash before is 64 digits, so that no row has the same content in both versions.
  return hashOf(["v2", ...whatHappened(entry), approved_by, pressed_at, changes]);
}

/** The hash of a row as earlier releases wrote it. */
export function hashFirstVersion(entry: Omit<Hashed, "approved_by" | "pressed_at">): string {
  return hashOf([...whatHappened(entry), entry.changes]);
}

/**
 * The version of the hash that a row has; null if its hash does not fit it. A location's rows change to the second
 * version once: after one that has it, no row can pretend that it was written before.
 */
export function hashVersionOf(row: JournalEntry, before: HashVersion): HashVersion | null {
  const mayBeFirst = before === 1 && row.approved_by === null && row.pressed_at === null;
  if (mayBeFirst && row.hash === hashFirstVersion(row)) return 1;
  return row.hash === hashEntry(row) ? 2 : null;
}

type Happened = Pick<
  JournalEntry,
  "previous_hash" | "location" | "sequence" | "at" | "action" | "staff" | "station"
>;

function whatHappened(entry: Happened): readonly unknown[] {
  const { previous_hash, location, sequence, at, action, staff, station } = entry;
  return [previous_hash, location, sequence, at, action, staff, station];
}

function hashOf(content: readonly unknown[]): string {
  return hash("sha256", JSON.stringify(content), "hex");
}
