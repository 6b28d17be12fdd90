import { tmpdir } from "node:os";

import { afterAll, beforeAll, describe, expect, test } from "vitest";

import { createDemoVenue } from "../features/demo/index.ts";
import { emptyDatabase } from "../testing/postgres-template.ts";
import {
  openTestDatabase,
  postgresServer,
  testPasswords,
  type TestDatabase,
} from "../testing/test-database.ts";
import { testEngine } from "../testing/test-engine.ts";
import { migrate } from "./migrate.ts";
import { migrations } from "./migrations/migrations.ts";
import { openDatabase } from "./open-database.ts";

let opened: TestDatabase;
beforeAll(async () => {
  opened = await openTestDatabase();
});
afterAll(() => opened.remove());

test("migrations run once, however often and by however many they are started", async () => {
  const { database, engine } = opened;
  const before = await tableNames();
  await migrate(database, engine);
  await Promise.all([migrate(database, engine), migrate(database, engine)]);
  expect(await tableNames()).toEqual(before);
  const done = await database.selectFrom("migration").select("name").orderBy("name").execute();
  expect(done).toEqual(migrations.map(({ name }) => ({ name })));
});

test("migrations are numbered one by one", () => {
  expect(migrations.map(({ name }) => Number(name.slice(0, 4)))).toEqual(
    migrations.map((_, index) => index + 1),
  );
});

async function tableNames(): Promise<readonly string[]> {
  const tables = await opened.database.introspection.getTables();
  return tables.map(({ name }) => name).toSorted();
}

describe.runIf(testEngine === "postgres")("several servers on one PostgreSQL", () => {
  test("may all start first: one makes the tables and the venue, the others find them", async () => {
    const empty = await emptyDatabase(postgresServer());
    const place = { dataFolder: tmpdir(), databaseUrl: empty.url };
    const startOne = async (): Promise<readonly string[]> => {
      const server = await openDatabase(place);
      await createDemoVenue(server.database, testPasswords);
      const rows = await server.database.selectFrom("location").select("name").execute();
      await server.close();
      return rows.map(({ name }) => name);
    };
    const seen = await Promise.all([startOne(), startOne(), startOne(), startOne()]);
    expect(seen).toEqual(seen.map(() => ["Lotus House", "Harbour Hotel"]));
    await empty.drop();
  });
});
