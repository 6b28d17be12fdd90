import { afterAll, beforeAll, expect, test } from "vitest";

import { openTestDatabase, type TestDatabase } from "../testing/test-database.ts";
import { testEngine } from "../testing/test-engine.ts";
import { readSnapshot } from "./read-snapshot.ts";
import type { Database } from "./database.ts";

let opened: TestDatabase;
beforeAll(async () => {
  opened = await openTestDatabase();
});
afterAll(() => opened.remove());

const countSettings = async (database: Database) =>
  (await database.selectFrom("setting").select("name").execute()).length;
const insertSetting = async (name: string) =>
  opened.database.insertInto("setting").values({ name, value: '"v"' }).execute();

test("a read sees one snapshot, and the next read sees what was written meanwhile", async () => {
  const before = await countSettings(opened.database);
  let writing: Promise<unknown> = Promise.resolve();
  const seen = await readSnapshot(opened.database, async (moment) => {
    const first = await countSettings(moment);
    writing = insertSetting("meanwhile");
    // SQLite writes only when the reader is done; PostgreSQL does not wait for it.
    if (testEngine === "postgres") await writing;
    return [first, await countSettings(moment)];
  });
  await writing;
  expect(seen).toEqual([before, before]);
  expect(await countSettings(opened.database)).toBe(before + 1);
});

test("a write reads its own changes", async () => {
  const before = await countSettings(opened.database);
  const seen = await opened.database.transaction().execute(async (tx) => {
    await tx.insertInto("setting").values({ name: "own", value: '"v"' }).execute();
    return readSnapshot(tx, countSettings);
  });
  expect(seen).toBe(before + 1);
});
