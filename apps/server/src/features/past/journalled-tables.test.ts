import { afterAll, beforeAll, expect, test } from "vitest";

import { openTestDatabase, type TestDatabase } from "../../testing/test-database.ts";
import { partTables } from "../office/index.ts";
import { journalledTables, unjournalledTables } from "./journalled-tables.ts";

let data: TestDatabase;
beforeAll(async () => {
  data = await openTestDatabase();
});
afterAll(() => data.remove());

test("every table is either in the journal or has a reason not to be", async () => {
  const tables = await data.database.introspection.getTables();
  const listed = [...journalledTables, ...partTables, ...unjournalledTables.keys()];
  expect(listed.toSorted()).toEqual(tables.map(({ name }) => name).toSorted());
  expect([...unjournalledTables.values()].every((reason) => reason.length > 10)).toBe(true);
});
