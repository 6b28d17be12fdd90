import { PostgresAdapter, sql } from "kysely";

import type { Database } from "#database/database.ts";

/** A write that changes nothing still takes the same path to the disk as any other. */
export async function tryToWrite(database: Database): Promise<void> {
  await database
    .updateTable("migration")
    .set((row) => ({ name: row.ref("name") }))
    .where("name", "=", (from) =>
      from.selectFrom("migration").select((row) => row.fn.min("name").as("first")),
    )
    .execute();
  if (database.getExecutor().adapter instanceof PostgresAdapter) await tryToGrow(database);
  else await tryToLog(database);
}

/**
 * PostgreSQL has room for that row on a full disk, but for no other: so it makes a table of a megabyte for a moment,
 * unless the role may make none any more.
 */
async function tryToGrow(database: Database): Promise<void> {
  await sql`do $$ begin
    create table trial_of_space as select md5(part::text) from generate_series(1, 16384) as part;
    drop table trial_of_space;
  exception when insufficient_privilege then null;
  end $$`.execute(database);
}

/** Its index has it, too, and deleted data are overwritten: the log takes a megabyte. */
const fillerLength = 500_000;

/**
 * SQLite has room for that row as long as the log has, but not for an order: so a long row is written and deleted at
 * once. Its pages stay free in the file, for later rows and the next trial.
 */
async function tryToLog(database: Database): Promise<void> {
  const name = "trial of space".padEnd(fillerLength);
  await database.transaction().execute(async (tx) => {
    await tx.insertInto("migration").values({ name }).execute();
    await tx.deleteFrom("migration").where("name", "=", name).execute();
  });
}
