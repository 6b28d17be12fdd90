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

/** Rows may be large; this many are in memory at once. */
const rowsAtOnce = 250;

/** Reads a location's journal from its first row and recomputes every hash; each row that is sound is passed on. */
export async function verifyJournal(
  database: Database,
  location: LocationId,
  heed: (entry: JournalEntry) => void = () => {},
): Promise<Verdict> {
  let sequence = 0;
  let hash = firstHash;
  for (;;) {
    // The next batch begins where this one ended.
    // oxlint-disable-next-line no-await-in-loop
    const rows = await findEntriesAfter(database, location, { sequence, limit: rowsAtOnce });
    for (const row of rows) {
      const broken = (reason: "missing" | "changed" | "not-chained"): Verdict => ({
        location,
        isSound: false,
        brokenAt: sequence + 1,
        reason,
      });
      if (row.sequence !== sequence + 1) return broken("missing");
      if (row.previous_hash !== hash) return broken("not-chained");
      if (row.hash !== hashEntry(row)) return broken("changed");
      ({ sequence, hash } = row);
      heed(row);
    }
    if (rows.length < rowsAtOnce) break;
  }
  const head = await findHead(database, location);
  return head.sequence === sequence && head.hash === hash
    ? { location, isSound: true, rows: sequence }
    : { location, isSound: false, brokenAt: sequence + 1, reason: "head-differs" };
}
