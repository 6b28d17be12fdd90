import type { CustomerId, Instant, LocationId } from "@comanda/contract/wire";
import { sql } from "kysely";
import type { Static, TSchema } from "typebox";

import type { Database } from "#database/database.ts";
import { fromJson, toJson } from "#database/portable-columns.ts";
import { runInBatches } from "#database/run-in-batches.ts";

import type { Change, Row } from "./changes.ts";
import type { WriteContext } from "./command.ts";
import { cachePerReferenceVersion } from "./cache-per-reference-version.ts";
import { readChanges } from "./read-changes.ts";
import { findChangesSince, firstSequence } from "./record-changes-store.ts";

/** Changes of prices and promotions, and the time of each write. */
export type PriceChanges = { readonly at: Instant; readonly changes: readonly Change[] };

/** The tables that determine an article's price for every guest. */
const priceTables = ["article", "category", "commission", "promotion", "question"] as const;
type PriceTable = (typeof priceTables)[number] | "customer";
const priceTableSet: ReadonlySet<string> = new Set(priceTables);

/** No press is older than its session, which lasts a day at most; the hour allows for a clock that was set. */
const lookBackMs = 25 * 60 * 60 * 1000;

/** The price changes of the last day before the newest row of the journal, newest first. */
async function findPriceChanges(
  database: Database,
  location: LocationId,
): Promise<readonly PriceChanges[]> {
  const rows = database.selectFrom("journal").where("location", "=", location);
  const newest = rows.select(sql<Instant>`max(at) - ${lookBackMs}`.as("at"));
  const first = await firstSequence(database, location).where("at", ">", newest).executeTakeFirst();
  const subjects = await database
    .selectFrom("journal_subject")
    .select("sequence")
    .distinct()
    .where("location", "=", location)
    .where("entity", "in", priceTables)
    .where("sequence", ">=", first?.sequence ?? 0)
    .execute();
  const sequences = subjects.map(({ sequence }) => sequence);
  const entries = await runInBatches(sequences, (batch) =>
    rows.select(["sequence", "at", "changes", "packed"]).where("sequence", "in", batch).execute(),
  );
  return entries
    .toSorted((one, other) => other.sequence - one.sequence)
    .map((entry) => ({
      at: entry.at,
      changes: readChanges(entry).filter(({ table }) => priceTableSet.has(table)),
    }));
}

/** The same for a write, cached; usually there are none since the press. */
export const findCachedPriceChanges = cachePerReferenceVersion(findPriceChanges);

/** The changes of one customer after a moment, newest first. There are too many customers to read all their changes. */
export async function findCustomerChanges(
  { tx, session: { location } }: WriteContext,
  customer: CustomerId,
  after: Instant,
): Promise<readonly PriceChanges[]> {
  const wanted = { table: "customer", ids: [customer], since: after };
  const changes = await findChangesSince(tx, location, wanted);
  return changes.filter(({ at }) => at > after).toReversed();
}

/** The former values of a record's changed columns; null if it did not exist yet. */
export function findFormerColumns(
  since: readonly PriceChanges[],
  table: PriceTable,
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

/** Rows as they were before these changes, without those that did not exist yet. */
export function rowsBefore<Schema extends TSchema>(
  rows: readonly (Static<Schema> & { readonly id: number })[],
  since: readonly PriceChanges[],
  { table, schema }: { readonly table: PriceTable; readonly schema: Schema },
): readonly Static<Schema>[] {
  const isChanged = since.some(({ changes }) => changes.some((change) => change.table === table));
  if (!isChanged) return rows;
  return rows.flatMap((row) => {
    const before = findFormerColumns(since, table, row.id);
    return before === null ? [] : [fromJson(schema, toJson({ ...row, ...before }))];
  });
}
