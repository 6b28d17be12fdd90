import type { LocationId } from "@comanda/contract/wire";

import type { Database } from "#database/database.ts";

import { hashFirstVersion, type JournalEntry } from "./hash-entry.ts";
import { findEntriesAfter } from "./journal-store.ts";
import { findRewriteRows, type Rewrite } from "./rewrite-store.ts";

/** A rewrite by an upgrade of the server. No user is behind one. */
export type JournalledRewrite = Rewrite & { readonly at: JournalEntry["at"] };

export type Rewrites = {
  readonly journalled: readonly JournalledRewrite[];
  /** What only the table of rewrites says. */
  readonly others: readonly Rewrite[];
};

/**
 * How the journal of a location was rewritten. Only the upgrade that sealed guests did that, and it wrote the next row,
 * in the first version of the hash: so no row of the second version has a former hash.
 */
export async function findRewrites(database: Database, location: LocationId): Promise<Rewrites> {
  const journalled: JournalledRewrite[] = [];
  const others: Rewrite[] = [];
  for (const rewrite of await findRewriteRows(database, location)) {
    const { to_sequence: sequence, head } = rewrite;
    const [entry] = await findEntriesAfter(database, location, { sequence, limit: 1 });
    const isJournalled =
      entry !== undefined &&
      entry.sequence === sequence + 1 &&
      entry.action === "rewrite-journal" &&
      entry.previous_hash === head &&
      entry.hash === hashFirstVersion(entry);
    if (isJournalled) journalled.push({ ...rewrite, at: entry.at });
    else others.push(rewrite);
  }
  return { journalled, others };
}
