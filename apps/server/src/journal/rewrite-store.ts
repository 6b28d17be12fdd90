import { createHash } from "node:crypto";

import type { LocationId } from "@comanda/contract/wire";
import { sql, type Insertable, type Selectable } from "kysely";

import type { Database, WriteTransaction } from "#database/database.ts";
import { runInBatches } from "#database/run-in-batches.ts";
import type { Tables } from "#database/tables.ts";

import type { JournalEntry } from "./hash-entry.ts";
import type { JournalHead } from "./journal-store.ts";

/** The locations with a journal, always in the same order. */
export async function findWrittenLocations(database: Database): Promise<readonly LocationId[]> {
  const rows = await database
    .selectFrom("journal_head")
    .select("location")
    .where("sequence", ">", 0)
    .orderBy("location")
    .execute();
  return rows.map(({ location }) => location);
}

/** Replaces the changes and hashes of existing rows. Only a migration may do so. */
export async function replaceEntries(
  tx: WriteTransaction,
  location: LocationId,
  entries: readonly JournalEntry[],
): Promise<void> {
  await runInBatches(entries, async (batch) => {
    const values = batch.map(
      ({ sequence, changes, previous_hash, hash }) =>
        sql`(cast(${sequence} as bigint), cast(${changes} as text), cast(${previous_hash} as text), cast(${hash} as text))`,
    );
    await sql`
      update journal set changes = kept.column2, previous_hash = kept.column3, hash = kept.column4
      from (values ${sql.join(values)}) as kept
      where journal.location = ${location} and journal.sequence = kept.column1
    `.execute(tx);
    return [];
  });
}

export async function insertFormerHashes(
  tx: WriteTransaction,
  location: LocationId,
  former: readonly JournalHead[],
): Promise<void> {
  const rows = former.map(({ sequence, hash }) => ({ location, sequence, hash }));
  await runInBatches(rows, (batch) =>
    tx
      .insertInto("former_hash")
      .values([...batch])
      .execute(),
  );
}

type Rewrite = Selectable<Tables["journal_rewrite"]>;

export async function insertRewrite(
  tx: WriteTransaction,
  values: Insertable<Tables["journal_rewrite"]>,
): Promise<Rewrite> {
  return tx.insertInto("journal_rewrite").values(values).returningAll().executeTakeFirstOrThrow();
}

/** The hash of a journal row before it was rewritten: papers and tills may refer to it. */
export async function findFormerHash(
  database: Database,
  location: LocationId,
  sequence: number,
): Promise<string | null> {
  const row = await database
    .selectFrom("former_hash")
    .select("hash")
    .where("location", "=", location)
    .where("sequence", "=", sequence)
    .executeTakeFirst();
  return row?.hash ?? null;
}

/** The first row whose former hash differs from the one that the journal vouches for; null if there is none. */
export async function findBrokenFormerHash(
  database: Database,
  location: LocationId,
): Promise<number | null> {
  const rewrites = await database
    .selectFrom("journal_rewrite")
    .selectAll()
    .where("location", "=", location)
    .orderBy("id")
    .execute();
  for (const rewrite of rewrites) {
    const digest = await digestOfFormer(database, rewrite);
    if (digest !== rewrite.former_digest) return rewrite.from_sequence;
  }
  return null;
}

const hashesPerPage = 10_000;

async function digestOfFormer(
  database: Database,
  { location, from_sequence, to_sequence }: Rewrite,
): Promise<string> {
  const digest = createHash("sha256");
  for (let from = from_sequence; from <= to_sequence; from += hashesPerPage) {
    const rows = await database
      .selectFrom("former_hash")
      .select("hash")
      .where("location", "=", location)
      .where("sequence", ">=", from)
      .where("sequence", "<", from + hashesPerPage)
      .orderBy("sequence")
      .execute();
    for (const { hash } of rows) digest.update(hash);
  }
  return digest.digest("hex");
}
