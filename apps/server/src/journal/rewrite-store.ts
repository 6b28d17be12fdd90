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

export type Rewrite = Selectable<Tables["journal_rewrite"]>;

export async function insertRewrite(
  tx: WriteTransaction,
  values: Insertable<Tables["journal_rewrite"]>,
): Promise<Rewrite> {
  return tx.insertInto("journal_rewrite").values(values).returningAll().executeTakeFirstOrThrow();
}

export async function findRewriteRows(
  database: Database,
  location: LocationId,
): Promise<readonly Rewrite[]> {
  return database
    .selectFrom("journal_rewrite")
    .selectAll()
    .where("location", "=", location)
    .orderBy("id")
    .execute();
}

/**
 * The hash of a journal row before one of these rewrites: papers and tills may refer to it. A row outside of them has
 * none, whatever the table says.
 */
export async function findFormerHash(
  database: Database,
  { location, sequence }: Pick<JournalHead, "sequence"> & { readonly location: LocationId },
  rewrites: readonly Rewrite[],
): Promise<string | null> {
  const isRewritten = rewrites.some(
    ({ from_sequence: from, to_sequence: to }) => from <= sequence && sequence <= to,
  );
  if (!isRewritten) return null;
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
  rewrites: readonly Rewrite[],
): Promise<number | null> {
  for (const rewrite of rewrites) {
    const digest = await digestOfFormer(database, rewrite);
    if (digest !== rewrite.former_digest) return rewrite.from_sequence;
  }
  return null;
}

/** The first row that has a former hash without having been rewritten; null if there is none. */
export async function findStrayFormerHash(
  database: Database,
  location: LocationId,
  rewrites: readonly Rewrite[],
): Promise<number | null> {
  const row = await database
    .selectFrom("former_hash")
    .select("sequence")
    .where("location", "=", location)
    .where((eb) =>
      eb.and(
        rewrites.map(({ from_sequence: from, to_sequence: to }) =>
          eb.or([eb("sequence", "<", from), eb("sequence", ">", to)]),
        ),
      ),
    )
    .orderBy("sequence")
    .executeTakeFirst();
  return row?.sequence ?? null;
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
      .where("sequence", "<=", Math.min(to_sequence, from + hashesPerPage - 1))
      .orderBy("sequence")
      .execute();
    for (const { hash } of rows) digest.update(hash);
  }
  return digest.digest("hex");
}
