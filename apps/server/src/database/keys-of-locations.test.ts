import { tmpdir } from "node:os";

import { sql } from "kysely";
import { expect, test } from "vitest";

import { findUnshardableKeys } from "../testing/find-unshardable-keys.ts";
import { readKeys } from "../testing/read-keys.ts";
import { readRows, readSchema } from "../testing/read-schema.ts";
import { startTestApp } from "../testing/test-app.ts";
import { openTestDatabase, openTestDatabaseBefore } from "../testing/test-database.ts";
import { testEngine } from "../testing/test-engine.ts";
import { eveningIn, openDayAndShift } from "../testing/test-evening.ts";
import type { Database } from "./database.ts";
import { migrate } from "./migrate.ts";
import { migrations, type Migration } from "./migrations/migrations.ts";
import { editSchema } from "./sqlite/edit-schema.ts";

const step = "0038-keys-of-locations";

test("a venue of the previous release keeps every row, and its keys can be sharded", async () => {
  const old = await openTestDatabaseBefore(step);
  const { database, engine } = old;
  expect(findUnshardableKeys(await readKeys(database, engine)).length).toBeGreaterThan(68);
  const [columnsBefore, rowsBefore] = [await readColumns(old), await readRows(database)];

  const isDone = ({ name }: Migration) => name <= step;
  await migrate(database, engine, migrations.filter(isDone));

  expect(findUnshardableKeys(await readKeys(database, engine))).toEqual([]);
  expect(await readColumns(old)).toEqual(columnsBefore);
  const { migration: _after, ...after } = await readRows(database);
  const { migration: _before, ...before } = rowsBefore;
  expect(after).toEqual(before);
  // After the later steps it has the tables, constraints and indexes of a new database.
  await migrate(database, engine);
  const fresh = await openTestDatabase();
  const isDefined = (line: string) => !line.includes("sqlite_stat");
  const schemaOf = async (of: Database) => (await readSchema(of, engine)).filter(isDefined);
  expect(await schemaOf(database)).toEqual(await schemaOf(fresh.database));
  await fresh.remove();

  const evening = await eveningIn(await startTestApp(tmpdir(), async () => old));
  await openDayAndShift(evening);
  const bill = await evening.openBill("T2", [evening.item("Pad Thai")]);
  expect((await evening.billOf(bill)).items).toHaveLength(1);
  await evening.app.close();
});

async function readColumns({ database }: Awaited<ReturnType<typeof openTestDatabase>>) {
  const tables = await database.introspection.getTables();
  return tables.map(({ name, columns }) => [name, columns.map((column) => column.name)]);
}

test("a reference to a row of the same location is checked on both engines", async () => {
  const { database, remove } = await openTestDatabase();
  const station = await database
    .selectFrom("station")
    .select("id")
    .where("location", "=", sql<never>`2`)
    .executeTakeFirstOrThrow();
  const astray = sql`update staff set location = 1, station = ${station.id} where username = 'waiter'`;
  await expect(astray.execute(database)).rejects.toThrow(/foreign key/i);
  await remove();
});

test.runIf(testEngine === "sqlite")(
  "if the text of a SQLite table cannot be read, nothing is changed, and texts are protected again",
  async () => {
    const { database, engine, remove } = await openTestDatabase();
    const before = await readSchema(database, engine);
    const broken = database
      .transaction()
      .execute((tx) => editSchema(tx, (text, table) => (table === "bill" ? `${text} oops` : text)));
    await expect(broken).rejects.toThrow(/malformed|error/i);
    expect(await readSchema(database, engine)).toEqual(before);
    const edit = sql`update sqlite_schema set sql = '' where name = 'bill'`.execute(database);
    await expect(edit).rejects.toThrow("may not be modified");
    await remove();
  },
);
