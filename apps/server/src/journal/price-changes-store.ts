import type { Instant, LocationId } from "@comanda/contract/wire";
import { sql } from "kysely";

import type { Database } from "#database/database.ts";
import { inBatches } from "#database/in-batches.ts";

import type { Change, Row } from "./changes.ts";
import { onceForHouse } from "./once-for-house.ts";
import { readChanges } from "./read-changes.ts";

/** What was changed of prices and promotions, and when. */
export type PriceChanges = { readonly at: Instant; readonly changes: readonly Change[] };

/** Where what an article costs stands. */
const priced = ["article", "promotion"] as const;
type Priced = (typeof priced)[number];
const pricedTables: ReadonlySet<string> = new Set(priced);

/** No press is older than its session, which ends after a day; the hour is for a clock that was set. */
const keptMs = 25 * 60 * 60 * 1000;

/** What changed of prices in the last day before the newest row of the journal, the newest first. */
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

/** The same as a write finds them; mostly there are none since the press. */
export const priceChangesOfHouse = onceForHouse(findPriceChanges);

/** The columns that a record had otherwise before these changes; null where it was not there yet. */
export function columnsBefore(
  since: readonly PriceChanges[],
  table: Priced,
  id: number,
): Row | null {
  const before: Record<string, Row[string]> = {};
  for (const change of since.flatMap(({ changes }) => changes.toReversed())) {
    if (change.table !== table || change.id !== id) continue;
    if (change.kind === "insert") return null;
    // The newest come first, so the oldest has the last word.
    if (change.kind === "update") Object.assign(before, change.old);
  }
  return before;
}
