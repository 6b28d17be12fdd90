import type { Instant, LocationId } from "@comanda/contract/wire";
import { sql } from "kysely";

import type { Database } from "#database/database.ts";
import { runInBatches } from "#database/run-in-batches.ts";

import type { Change, Row } from "./changes.ts";
import { readChanges } from "./read-changes.ts";

/** A journal row's changes of some records of one table. */
export type RecordChanges = { readonly sequence: number; readonly changes: readonly Change[] };

type Records = {
  readonly table: string;
  readonly ids: readonly number[];
  /** What the journal finds their rows by, if not by themselves. */
  readonly foundBy?: { readonly table: string; readonly ids: readonly number[] };
  /** Only journal rows after this one. */
  readonly after: number;
};

/** What the journal says about these records, oldest first. */
export async function findChangesAfter(
  database: Database,
  location: LocationId,
  { table, ids, foundBy = { table, ids }, after }: Records,
): Promise<readonly RecordChanges[]> {
  const wanted = new Set(ids);
  const subjects = await runInBatches([...new Set(foundBy.ids)], (some) =>
    database
      .selectFrom("journal_subject")
      .select("sequence")
      .where("location", "=", location)
      .where("entity", "=", foundBy.table)
      .where("record", "in", some)
      .where("sequence", ">", after)
      .execute(),
  );
  const sequences = new Set(subjects.map(({ sequence }) => sequence));
  const entries = await runInBatches([...sequences], (some) =>
    database
      .selectFrom("journal")
      .select(["sequence", "changes", "packed"])
      .where("location", "=", location)
      .where("sequence", "in", some)
      .execute(),
  );
  return entries
    .toSorted((one, other) => one.sequence - other.sequence)
    .map((entry) => ({
      sequence: entry.sequence,
      changes: readChanges(entry).filter(
        (change) => change.table === table && wanted.has(change.id),
      ),
    }));
}

/** The newest journal row that changed each of these records, unless none has. */
export async function findNewestChanges(
  database: Database,
  location: LocationId,
  { table, ids }: Pick<Records, "table" | "ids">,
): Promise<readonly { readonly record: number; readonly sequence: number }[]> {
  return runInBatches(ids, (some) =>
    database
      .selectFrom("journal_subject")
      .select(["record", (eb) => eb.fn.max("sequence").as("sequence")])
      .where("location", "=", location)
      .where("entity", "=", table)
      .where("record", "in", some)
      .groupBy("record")
      .execute(),
  );
}

/** What a column of a record held at this row of the journal; undefined if it has not changed since. */
export function findFormerValue(
  changes: readonly RecordChanges[],
  { id, column, at }: { readonly id: number; readonly column: string; readonly at: number },
): Row[string] | undefined {
  return changes
    .filter(({ sequence }) => sequence > at)
    .flatMap((row) => row.changes)
    .flatMap((change) => (change.kind === "update" && change.id === id ? [change.old] : []))
    .find((old) => column in old)?.[column];
}

type RecordsSince = Pick<Records, "table" | "ids"> & { readonly since: Instant };

/** The changes of some records from a moment on, each with its time, oldest first. */
export async function findChangesSince(
  database: Database,
  location: LocationId,
  { table, ids, since }: RecordsSince,
): Promise<readonly { readonly at: Instant; readonly changes: readonly Change[] }[]> {
  const wanted = new Set(ids);
  // So that not all that was ever written of these records is read for its time.
  const first = firstSequence(database, location).where("at", ">=", since);
  const entries = await database
    .selectFrom("journal")
    .select(["at", "changes", "packed"])
    .where("location", "=", location)
    .where("at", ">=", since)
    .where("sequence", "in", (eb) =>
      eb
        .selectFrom("journal_subject")
        .select("journal_subject.sequence")
        .where("journal_subject.location", "=", location)
        .where("entity", "=", table)
        .where("record", "in", ids)
        .where("journal_subject.sequence", ">=", first),
    )
    .orderBy("sequence")
    .execute();
  return entries.map((entry) => ({
    at: entry.at,
    changes: readChanges(entry).filter((change) => change.table === table && wanted.has(change.id)),
  }));
}

/** The lowest number of a location's journal rows, to be limited by their times; the clock may have been set back. */
export function firstSequence(database: Database, location: LocationId) {
  return (
    database
      .selectFrom("journal")
      // The sign keeps the engines from looking for the lowest number, through all of the past.
      .select(sql<number | null>`min(+sequence)`.as("sequence"))
      .where("location", "=", location)
  );
}
