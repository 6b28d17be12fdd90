import type { ReplyOf } from "@comanda/contract/call";
import type { watchChanges } from "@comanda/contract/live";
import type { LocationId } from "@comanda/contract/wire";

import type { Database } from "#database/database.ts";
import { mapInSlices } from "#database/time-slices.ts";

import type { Change } from "./changes.ts";
import { hashPrefixOf, type JournalEntry } from "./hash-entry.ts";
import { findEntriesAfter } from "./journal-store.ts";
import { openPersonalFields } from "./open-personal-fields.ts";
import { wireLists, type WireShapes } from "./wire-shapes.ts";

/** One row of the journal as tills receive it. */
export type WireRow = ReplyOf<typeof watchChanges>;

/** A row as all tills of the location receive it, written out once. */
export type SerializedRow = {
  readonly ping: number;
  readonly mark: string;
  /** A `WireRow` as JSON. */
  readonly json: string;
};

export type FollowingRow = {
  /** The hash prefix of the row before it. */
  readonly follows: string;
  readonly row: SerializedRow;
  /** Retiring a guest looks like erasing one; it is hardly more frequent. */
  readonly mayErase: boolean;
};

/** About an hour of a busy evening; beyond it, loading everything is less work than catching up. */
export const maxRowsBehind = 500;

/** The rows after a sequence number, oldest first, as many as a till may be behind. */
export async function findRowsAfter(
  { database, shapes }: { readonly database: Database; readonly shapes: WireShapes },
  location: LocationId,
  sequence: number,
): Promise<readonly FollowingRow[]> {
  const span = { sequence, limit: maxRowsBehind };
  const entries = await findEntriesAfter(database, location, span);
  const opened = await openPersonalFields(database, location, entries);
  return mapInSlices(entries, (entry, index) => {
    const row = toWireRow(shapes, entry, opened[index] ?? []);
    const { ping, mark } = row;
    return {
      follows: hashPrefixOf(entry.previous_hash),
      row: { ping, mark, json: JSON.stringify(row) },
      mayErase: (row.delete["customer"] ?? []).length > 0,
    };
  });
}

/** The row with a sequence number, which must exist, and its changes. */
export async function findRow(
  { database, shapes }: { readonly database: Database; readonly shapes: WireShapes },
  location: LocationId,
  sequence: number,
): Promise<{ readonly row: WireRow; readonly changes: readonly Change[] }> {
  const span = { sequence: sequence - 1, limit: 1 };
  const [entry] = await findEntriesAfter(database, location, span);
  if (entry?.sequence !== sequence) throw new Error(`The journal has no row ${sequence}`);
  const [changes = []] = await openPersonalFields(database, location, [entry]);
  return { row: toWireRow(shapes, entry, changes), changes };
}

function toWireRow(
  shapes: WireShapes,
  entry: JournalEntry,
  changes: readonly Change[],
): WireRow & Pick<SerializedRow, "mark"> {
  const lists = wireLists(shapes, changes);
  return {
    ping: entry.sequence,
    insert: copyLists(lists.insert),
    update: copyLists(lists.update),
    delete: copyLists(lists.delete),
    mark: hashPrefixOf(entry.hash),
  };
}

function copyLists<Item>(lists: Readonly<Record<string, readonly Item[]>>): Record<string, Item[]> {
  return Object.fromEntries(Object.entries(lists).map(([entity, items]) => [entity, [...items]]));
}
