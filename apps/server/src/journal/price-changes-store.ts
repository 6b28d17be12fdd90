import type { Instant, LocationId } from "@comanda/contract/wire";
import { sql } from "kysely";

import type { Database } from "#database/database.ts";
import { inBatches } from "#database/run-in-batches.ts";

import type { Change, Row } from "./changes.ts";
import { onceForHouse } from "./cache-per-reference-version.ts";
import { readChanges } from "./read-changes.ts";

/** Changes of prices and promotions, and the time of each write. */
export type PriceChanges = { readonly at: Instant; readonly changes: readonly Change[] };

/** The tables that determine an article's price. */
const priced = ["article", "promotion"] as const;
type Priced = (typeof priced)[number];
const pricedTables: ReadonlySet<string> = new Set(priced);

/** No press is older than its session, which lasts a day at most; the hour allows for a clock that was set. */
const keptMs = 25 * 60 * 60 * 1000;

/** The price changes of the last day before the newest row of the journal, newest first. */
async function findPriceChanges(
  database: Database,
  location: LocationId,
): Promise<readonly PriceChanges[]> {
  const rows = database.selectFrom("journal").where("location", "=", location);
  const newest = rows.select(sql<Instant>`max(at) - ${keptMs}`.as("at"));
  const first = await rows
    .select((eb) => eb.fn.min("sequence").as("sequence"))
    .where("at", ">", newest)
    .executeTakeFirst();
  const subjects = await database
    .selectFrom("journal_subject")
    .select("sequence")
    .distinct()
    .where("location", "=", location)
    .where("entity", "in", priced)
    .where("sequence", ">=", first?.sequence ?? 0)
    .execute();
  const sequences = subjects.map(({ sequence }) => sequence);
  const entries = await inBatches(sequences, (batch) =>
    rows.select(["sequence", "at", "changes"]).where("sequence", "in", batch).execute(),
  );
  return entries
    .toSorted((one, other) => other.sequence - one.sequence)
    .map((entry) => ({
      at: entry.at,
      changes: readChanges(entry).filter(({ table }) => pricedTables.has(table)),
    }));
}

/** The same for a write, cached; usually there are none since the press. */
export const priceChangesOfHouse = onceForHouse(findPriceChanges);

/** The former values of a record's changed columns; null if it did not exist yet. */
export function columnsBefore(
  since: readonly PriceChanges[],
  table: Priced,
  id: number,
): Row | null {
  const before: Record<string, Row[string]> = {};
  for (const change of since.flatMap(({ changes }) => changes.toReversed())) {
    if (change.table !== table || change.id !== id) continue;
    if (change.kind === "insert") return null;
    // The changes come newest first, so the oldest value wins.
    if (change.kind === "update") Object.assign(before, change.old);
  }
  return before;
}
