import { afterAll, beforeAll, expect, test } from "vitest";

import { openTestDatabase, type TestDatabase } from "../testing/test-database.ts";
import { migrate } from "./migrate.ts";
import { migrations } from "./migrations/migrations.ts";

let opened: TestDatabase;
beforeAll(async () => {
  opened = await openTestDatabase();
});
afterAll(() => opened.remove());

test("each migration runs once, however often and from however many servers they are started", async () => {
  const { database, engine } = opened;
  const before = await tableNames();
  await migrate(database, engine);
  await Promise.all([migrate(database, engine), migrate(database, engine)]);
  expect(await tableNames()).toEqual(before);
  const done = await database.selectFrom("migration").select("name").orderBy("name").execute();
  expect(done).toEqual(migrations.map(({ name }) => ({ name })));
});

test("migrations are numbered without gaps", () => {
  expect(migrations.map(({ name }) => Number(name.slice(0, 4)))).toEqual(
    migrations.map((_, index) => index + 1),
  );
});

async function tableNames(): Promise<readonly string[]> {
  const tables = await opened.database.introspection.getTables();
  return tables.map(({ name }) => name).toSorted();
}
