import { afterAll, beforeAll, expect, test } from "vitest";

import { verifyJournals } from "#journal/verify-journals.ts";

import { openTestDatabaseBefore, type TestDatabase } from "../testing/test-database.ts";
import { readDatabase } from "./read-database.ts";

let opened: TestDatabase;
beforeAll(async () => {
  opened = await openTestDatabaseBefore("0065-reference-rows");
});
afterAll(() => opened.remove());

test("a program that needs today's tables refuses a database of an older release, and a backup does not", async () => {
  await expect(readDatabase(opened, "this")).rejects.toMatchObject({
    name: "StartupError",
    message:
      "The database is from an older release. Start the server of this release once, which brings it up to date.",
  });
  const { database, close } = await readDatabase(opened, "this-or-older");
  expect((await verifyJournals(database)).every(({ isSound }) => isSound)).toBe(true);
  await close();
});

test("every program that reads refuses a database of a newer release", async () => {
  await opened.database.insertInto("migration").values({ name: "9999-future" }).execute();
  for (const release of ["this", "this-or-older"] as const) {
    await expect(readDatabase(opened, release)).rejects.toMatchObject({
      name: "StartupError",
      message:
        'The database is from a newer release, which added "9999-future". Start that release.',
    });
  }
  await opened.database.deleteFrom("migration").where("name", "=", "9999-future").execute();
});
