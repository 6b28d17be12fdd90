import { readSnapshot } from "#database/read-snapshot.ts";
import type { Database } from "#database/database.ts";

import { findLocationNames } from "./journal-store.ts";
import { verifyJournal, type Verdict } from "./verify-journal.ts";

export type LocationVerdict = Verdict & { readonly name: string };

/** Verifies the journal of every location on one snapshot, while other calls go on writing. */
export async function verifyJournals(database: Database): Promise<readonly LocationVerdict[]> {
  return readSnapshot(database, async (tx) => {
    const locations = await findLocationNames(tx);
    const verdicts: LocationVerdict[] = [];
    for (const { id, name } of locations) {
      // One after the other, so that only one is in memory.
      verdicts.push({ name, ...(await verifyJournal(tx, id)) });
    }
    return verdicts;
  });
}

const reasons = {
  missing: "is missing",
  changed: "is not as it was written",
  "not-chained": "does not follow from the row before it",
  "head-differs": "is where the journal ends, but not where the last write left it",
} as const;

/** One line per location, for the operator. */
export function formatVerdict(verdict: LocationVerdict): string {
  if (verdict.isSound) return `${verdict.name}: ${verdict.rows} rows, all as they were written.`;
  return `${verdict.name}: BROKEN at row ${verdict.brokenAt}, which ${reasons[verdict.reason]}.`;
}
