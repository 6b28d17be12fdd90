import type { LocationId } from "@comanda/contract/wire";

import type { Database } from "#database/database.ts";

import { firstHash, hashVersionOf, type HashVersion, type JournalEntry } from "./hash-entry.ts";
import { findEntriesAfter, findHead } from "./journal-store.ts";

export type Verdict =
  | { readonly location: LocationId; readonly isSound: true; readonly rows: number }
  | {
      readonly location: LocationId;
      readonly isSound: false;
      /** The first row that is not as it was written. */
      readonly brokenAt: number;
      readonly reason: "missing" | "changed" | "not-chained" | "head-differs";
    };

/** Rows may be large; so many are in memory at once. */
const rowsPerBatch = 250;

/** Reads a location's journal from its first row and recomputes every hash; passes on sound rows in batches. */
export async function verifyJournal(
  database: Database,
  location: LocationId,
  heed: (entries: readonly JournalEntry[]) => Promise<void> = async () => {},
): Promise<Verdict> {
  let before: Before = { sequence: 0, hash: firstHash, version: 1 };
  for (;;) {
    // The next batch begins where this one ended.
    const { sequence } = before;
    const rows = await findEntriesAfter(database, location, { sequence, limit: rowsPerBatch });
    const read = soundRows(rows, before);
    await heed(read.sound);
    before = read.last;
    if (read.broken !== null) {
      return { location, isSound: false, brokenAt: before.sequence + 1, reason: read.broken };
    }
    if (rows.length < rowsPerBatch) break;
  }
  const { sequence, hash } = before;
  const head = await findHead(database, location);
  return head.sequence === sequence && head.hash === hash
    ? { location, isSound: true, rows: sequence }
    : { location, isSound: false, brokenAt: sequence + 1, reason: "head-differs" };
}

type BrokenRow = "missing" | "changed" | "not-chained";

/** What the next row is compared with. */
type Before = Pick<JournalEntry, "sequence" | "hash"> & { readonly version: HashVersion };

type ReadRows = {
  readonly sound: readonly JournalEntry[];
  /** The last sound row. */
  readonly last: Before;
  readonly broken: BrokenRow | null;
};

/** The rows before the first one that is not as it was written. */
function soundRows(rows: readonly JournalEntry[], from: Before): ReadRows {
  let last = from;
  for (const [index, row] of rows.entries()) {
    const next = follow(row, last);
    if (typeof next === "string") return { sound: rows.slice(0, index), last, broken: next };
    last = next;
  }
  return { sound: rows, last, broken: null };
}

function follow(row: JournalEntry, before: Before): Before | BrokenRow {
  const { sequence, hash } = row;
  if (sequence !== before.sequence + 1) return "missing";
  if (row.previous_hash !== before.hash) return "not-chained";
  const version = hashVersionOf(row, before.version);
  return version === null ? "changed" : { sequence, hash, version };
}
