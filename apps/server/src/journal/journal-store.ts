import type { LocationId } from "@comanda/contract/wire";

import type { Database, WriteTransaction } from "#database/database.ts";
import { inBatches } from "#database/in-batches.ts";
import { json } from "#database/portable-columns.ts";

import type { Change } from "./changes.ts";
import { firstHash, hashEntry, type JournalEntry } from "./hash-entry.ts";

export type JournalHead = { readonly sequence: number; readonly hash: string };

/**
 * Takes the location's turn to write. The row stays locked until the commit, so sequence numbers are given in
 * the order of the commits and none is left out, on either engine.
 */
export async function takeTurn(tx: WriteTransaction, location: LocationId): Promise<JournalHead> {
  return tx
    .insertInto("journal_head")
    .values({ location, sequence: 0, hash: firstHash })
    .onConflict((conflict) => conflict.column("location").doUpdateSet({ location }))
    .returning(["sequence", "hash"])
    .executeTakeFirstOrThrow();
}

export type NewEntry = Omit<JournalEntry, "hash" | "previous_hash" | "changes"> & {
  readonly changes: readonly Change[];
};

/** Adds the row of a write, chained to the one before it, and answers its hash. */
export async function appendEntry(
  tx: WriteTransaction,
  entry: NewEntry,
  previousHash: string,
): Promise<string> {
  const row = { ...entry, changes: json(entry.changes), previous_hash: previousHash };
  const hash = hashEntry(row);
  await tx
    .insertInto("journal")
    .values({ ...row, hash })
    .execute();
  await tx
    .updateTable("journal_head")
    .set({ sequence: entry.sequence, hash })
    .where("location", "=", entry.location)
    .execute();
  const { location, sequence } = entry;
  const subjects = new Map(entry.changes.map(({ table, id }) => [`${table} ${id}`, { table, id }]));
  const rows = [...subjects.values()].map(({ table, id }) => ({
    location,
    entity: table,
    record: id,
    sequence,
  }));
  await inBatches(rows, (batch) => tx.insertInto("journal_subject").values(batch).execute());
  return hash;
}

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

/** Everything that was ever written about a record, oldest first. */
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

export async function findHead(
  database: Database,
  location: LocationId,
): Promise<JournalHead | null> {
  const head = await database
    .selectFrom("journal_head")
    .select(["sequence", "hash"])
    .where("location", "=", location)
    .executeTakeFirst();
  return head ?? null;
}
