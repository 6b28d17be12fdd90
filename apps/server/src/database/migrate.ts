import { sql } from "kysely";

import type { Database, WriteTransaction } from "./database.ts";
import type { Engine } from "./engine.ts";
import { migrations, type Migration } from "#database/migrations/migrations.ts";
import { clearFreePages } from "#database/sqlite/clear-log.ts";
import { rebuildTables } from "#database/sqlite/rebuild-tables.ts";
import { tableMaker } from "./new-table.ts";
import { findAppliedMigrations } from "./require-release.ts";

/** Earlier migrations make references that pass changed keys on, which this one drops. */
const keysOfLocations = "0038-keys-of-locations";

/** Brings the tables up to date, forward only. Running it twice, or on two servers at once, changes nothing more. */
export async function migrate(
  database: Database,
  engine: Engine,
  steps: readonly Migration[] = migrations,
): Promise<void> {
  // PostgreSQL's "if not exists" is no lock. The server that loses the race finds the table the second time.
  await makeMigrationTable(database).catch(() => makeMigrationTable(database));
  const done = await findAppliedMigrations(database);
  for (const migration of steps.filter(({ name }) => !done.has(name))) {
    // Each migration builds on the one before it.
    await runMigrationOnce(database, engine, migration);
  }
}

function makeMigrationTable(database: Database): Promise<void> {
  return database.schema
    .createTable("migration")
    .ifNotExists()
    .addColumn("name", "text", (column) => column.primaryKey())
    .execute();
}

/**
 * The row is inserted first: another server that migrates at the same time waits for it and then finds the migration
 * done.
 */
async function runMigrationOnce(
  database: Database,
  engine: Engine,
  migration: Migration,
): Promise<void> {
  // It cannot run in a transaction. After a kill between the two, the next server does it again.
  if (engine === "sqlite" && migration.isClearing === true) await clearFreePages(database);
  const run = async (tx: WriteTransaction): Promise<void> => {
    const { numInsertedOrUpdatedRows } = await tx
      .insertInto("migration")
      .values({ name: migration.name })
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirstOrThrow();
    if (numInsertedOrUpdatedRows === 0n) return;
    // It may compute for long between two statements.
    if (engine === "postgres")
      await sql`set local idle_in_transaction_session_timeout = 0`.execute(tx);
    const passKeysOn = migration.name < keysOfLocations;
    await migration.run(tableMaker(tx, engine, { passKeysOn }));
    await migration.fill?.(tx);
  };
  if (engine === "sqlite" && migration.isRebuilding === true) await rebuildTables(database, run);
  else await database.transaction().execute(run);
}
