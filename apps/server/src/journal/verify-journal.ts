import type { LocationId } from "@comanda/contract/wire";

import type { Database } from "#database/database.ts";

import { firstHash, hashEntry, type JournalEntry } from "./hash-entry.ts";
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
  let sequence = 0;
  let hash = firstHash;
  for (;;) {
    // The next batch begins where this one ended.
    const rows = await findEntriesAfter(database, location, { sequence, limit: rowsPerBatch });
    const read = soundRows(rows, { sequence, hash });
    await heed(read.sound);
    ({ sequence, hash } = read.sound.at(-1) ?? { sequence, hash });
    if (read.broken !== null) {
      return { location, isSound: false, brokenAt: sequence + 1, reason: read.broken };
    }
    if (rows.length < rowsPerBatch) break;
  }
  const head = await findHead(database, location);
  return head.sequence === sequence && head.hash === hash
    ? { location, isSound: true, rows: sequence }
    : { location, isSound: false, brokenAt: sequence + 1, reason: "head-differs" };
}

type BrokenRow = "missing" | "changed" | "not-chained";

/** The rows before the first one that is not as it was written. */
function soundRows(
  rows: readonly JournalEntry[],
  from: Pick<JournalEntry, "sequence" | "hash">,
): { readonly sound: readonly JournalEntry[]; readonly broken: BrokenRow | null } {
  let before = from;
  for (const [index, row] of rows.entries()) {
    const broken = findBreak(row, before);
    if (broken !== null) return { sound: rows.slice(0, index), broken };
    before = row;
  }
  return { sound: rows, broken: null };
}

function findBreak(
  row: JournalEntry,
  before: Pick<JournalEntry, "sequence" | "hash">,
): BrokenRow | null {
  if (row.sequence !== before.sequence + 1) return "missing";
  if (row.previous_hash !== before.hash) return "not-chained";
  return row.hash === hashEntry(row) ? null : "changed";
}
