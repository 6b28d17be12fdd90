import { CannotStart } from "./cannot-start.ts";
import type { Database } from "./database.ts";
import type { Engine } from "./engine.ts";
import { migrations, type Migration } from "#database/migrations/migrations.ts";
import { tableMaker } from "./new-table.ts";

/** Brings the tables up to date, forward only. Running it twice, or on two servers at once, changes nothing more. */
export async function migrate(database: Database, engine: Engine): Promise<void> {
  // PostgreSQL's "if not exists" is no lock. Who loses against another server finds the table the second time.
  await makeMigrationTable(database).catch(() => makeMigrationTable(database));
  await refuseNewerTables(database);
  for (const migration of migrations) {
    // Each builds on the one before it.
    // oxlint-disable-next-line no-await-in-loop
    await runOnce(database, engine, migration);
  }
}

function makeMigrationTable(database: Database): Promise<void> {
  return database.schema
    .createTable("migration")
    .ifNotExists()
    .addColumn("name", "text", (column) => column.primaryKey())
    .execute();
}

/** An old release on a new database would write rows that the new one does not expect. */
async function refuseNewerTables(database: Database): Promise<void> {
  const done = await database.selectFrom("migration").select("name").execute();
  const unknown = done.find(({ name }) => migrations.every((migration) => migration.name !== name));
  if (unknown === undefined) return;
  throw new CannotStart(
    `The database is of a newer release, which added "${unknown.name}". Start that release.`,
  );
}

/** The row is written first: another server that migrates now waits on it and then finds its work done. */
async function runOnce(database: Database, engine: Engine, migration: Migration): Promise<void> {
  await database.transaction().execute(async (tx) => {
    const { numInsertedOrUpdatedRows } = await tx
      .insertInto("migration")
      .values({ name: migration.name })
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirstOrThrow();
    if (numInsertedOrUpdatedRows === 0n) return;
    await migration.run(tableMaker(tx.schema, engine));
  });
}
