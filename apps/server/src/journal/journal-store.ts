import type { LocationId } from "@comanda/contract/wire";
import type { Selectable } from "kysely";

import { compileOnce, compilePerRowCount } from "#database/compile-once.ts";
import type { Database, WriteTransaction } from "#database/database.ts";
import { runInBatches } from "#database/run-in-batches.ts";
import { toJson } from "#database/portable-columns.ts";
import type { Tables } from "#database/tables.ts";

import { toStoredChange } from "./brief-rows.ts";
import type { Change } from "./changes.ts";
import { firstHash, hashEntry, type JournalEntry } from "./hash-entry.ts";

export type JournalHead = { readonly sequence: number; readonly hash: string };
type Head = JournalHead & { readonly location: LocationId };

const touchHead = compileOnce((tx, { location }: Pick<Head, "location">) =>
  tx
    .insertInto("journal_head")
    .values({ location, sequence: 0, hash: firstHash })
    .onConflict((conflict) => conflict.column("location").doUpdateSet({ location }))
    .returning(["sequence", "hash"]),
);

/**
 * Locks the location's journal head. The row stays locked until the commit, so sequence numbers follow the order of the
 * commits without gaps, on either engine.
 */
export async function lockJournalHead(
  tx: WriteTransaction,
  location: LocationId,
): Promise<JournalHead> {
  const [head] = await touchHead(tx, { location });
  if (head === undefined) throw new Error("A location without a head of its journal");
  return head;
}

const insertEntry = compileOnce((tx, entry: JournalEntry) =>
  tx.insertInto("journal").values(entry),
);

const moveHead = compileOnce((tx, { location, sequence, hash }: Head) =>
  tx.updateTable("journal_head").set({ sequence, hash }).where("location", "=", location),
);

export type NewEntry = Omit<JournalEntry, "hash" | "previous_hash" | "changes"> & {
  readonly changes: readonly Change[];
};

/** Appends the row of a write, chained to the one before it, and returns its hash. */
export async function appendEntry(
  tx: WriteTransaction,
  entry: NewEntry,
  previousHash: string,
): Promise<string> {
  const changes = toJson(entry.changes.map(toStoredChange));
  const row = { ...entry, changes, previous_hash: previousHash };
  const hash = hashEntry(row);
  const { location, sequence } = entry;
  await insertEntry(tx, { ...row, hash });
  await moveHead(tx, { location, sequence, hash });
  const subjects = new Map(entry.changes.map(({ table, id }) => [`${table} ${id}`, { table, id }]));
  const rows = [...subjects.values()].map(({ table, id }) => ({
    location,
    entity: table,
    record: id,
    sequence,
  }));
  await runInBatches(rows, (batch) => insertSubjects(tx, batch, {}));
  return hash;
}

const insertSubjects = compilePerRowCount(
  (tx, subjects: readonly Selectable<Tables["journal_subject"]>[]) =>
    tx.insertInto("journal_subject").values(subjects),
);

/** The rows after a sequence number, oldest first. */
export async function findEntriesAfter(
  database: Database,
  location: LocationId,
  { sequence, limit }: { readonly sequence: number; readonly limit: number },
): Promise<readonly JournalEntry[]> {
  return database
    .selectFrom("journal")
    .selectAll()
    .where("location", "=", location)
    .where("sequence", ">", sequence)
    .orderBy("sequence")
    .limit(limit)
    .execute();
}

/** Every journal row about a record, oldest first. */
export async function findHistory(
  database: Database,
  location: LocationId,
  { entity, record }: { readonly entity: string; readonly record: number },
): Promise<readonly JournalEntry[]> {
  return database
    .selectFrom("journal_subject")
    .innerJoin("journal", (join) =>
      join
        .onRef("journal.location", "=", "journal_subject.location")
        .onRef("journal.sequence", "=", "journal_subject.sequence"),
    )
    .selectAll("journal")
    .where("journal_subject.location", "=", location)
    .where("journal_subject.entity", "=", entity)
    .where("journal_subject.record", "=", record)
    .orderBy("journal.sequence")
    .execute();
}

/** Always in the same order. */
export async function findOtherLocations(
  database: Database,
  besides: LocationId,
): Promise<readonly LocationId[]> {
  const rows = await database
    .selectFrom("location")
    .select("id")
    .where("id", "<>", besides)
    .orderBy("id")
    .execute();
  return rows.map(({ id }) => id);
}

export async function findLocationNames(
  database: Database,
): Promise<readonly { readonly id: LocationId; readonly name: string }[]> {
  return database.selectFrom("location").select(["id", "name"]).orderBy("id").execute();
}

const readHead = compileOnce((database, { location }: Pick<Head, "location">) =>
  database.selectFrom("journal_head").select(["sequence", "hash"]).where("location", "=", location),
);

/** For an empty journal, the predecessor of its first row. */
export async function findHead(database: Database, location: LocationId): Promise<JournalHead> {
  const [head] = await readHead(database, { location });
  return head ?? { sequence: 0, hash: firstHash };
}
