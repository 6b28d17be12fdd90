import { bringSample } from "@comanda/contract/office-setup";
import type { LocationId } from "@comanda/domain/id";
import { sql } from "kysely";

import type { Database } from "#database/database.ts";
import { runInBatches } from "#database/run-in-batches.ts";
import type { Change } from "#journal/changes.ts";
import { readChanges } from "#journal/read-changes.ts";

import { foldChanges } from "./imported-records.ts";

/** Everything that sample venues changed at a location, in order. */
export async function findSampleChanges(
  database: Database,
  location: LocationId,
): Promise<readonly Change[]> {
  const rows = await database
    .selectFrom("journal")
    .select(["sequence", "changes", "packed"])
    .where("location", "=", location)
    // Written out, because only then the index of these rows is used.
    .where("action", "=", sql.lit(bringSample.name))
    .execute();
  return rows
    .toSorted((one, other) => one.sequence - other.sequence)
    .flatMap((row) => readChanges(row));
}

/** Whether the menu still has articles that are as a sample brought them. */
export async function hasSampleArticles(
  database: Database,
  location: LocationId,
): Promise<boolean> {
  const brought = foldChanges(await findSampleChanges(database, location), "article");
  const revisions = new Map(
    brought.filter(({ isAdded }) => isAdded).map(({ id, revision }) => [id, revision]),
  );
  const found = await runInBatches([...revisions.keys()], (batch) =>
    database
      .selectFrom("article")
      .select(["id", "revision"])
      .where("location", "=", location)
      .where("deleted_at", "is", null)
      .where(sql<number>`id`, "in", batch)
      .execute(),
  );
  return found.some(({ id, revision }) => revisions.get(id) === revision);
}

export async function countSoldArticles(
  database: Database,
  location: LocationId,
  articles: readonly number[],
): Promise<number> {
  const sold = await runInBatches(articles, (batch) =>
    database
      .selectFrom("bill_line")
      .select("article")
      .distinct()
      .where("location", "=", location)
      .where(sql<number>`article`, "in", batch)
      .execute(),
  );
  return sold.length;
}
