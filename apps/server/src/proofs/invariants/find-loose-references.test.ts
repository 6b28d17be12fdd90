import { sql } from "kysely";
import { afterEach, beforeEach, expect, test } from "vitest";

import { openTestDatabase, type TestDatabase } from "../../testing/test-database.ts";
import { findLooseReferences } from "./find-loose-references.ts";

let venue: TestDatabase;
beforeEach(async () => {
  venue = await openTestDatabase();
});
afterEach(() => venue.remove());

test.each([
  ["article", "master"],
  ["article", "clone"],
  ["stock_item", "master"],
  ["stock_item", "clone"],
])("a copy in %s whose %s exists at no location is noticed", async (table, column) => {
  const { database } = venue;
  expect(await findLooseReferences(database)).toEqual([]);
  const point = (to: number) =>
    sql`
      update ${sql.table(table)} set ${sql.ref(column)} = ${to}
      where id = (select min(id) from ${sql.table(table)})
    `.execute(database);
  const { rows } = await sql<{ id: number }>`select max(id) as id from ${sql.table(table)}`.execute(
    database,
  );
  await point(rows[0]?.id ?? 0);
  expect(await findLooseReferences(database)).toEqual([]);
  await point(999_999);
  expect(await findLooseReferences(database)).toEqual([
    expect.stringMatching(new RegExp(`^${table} \\d+: its ${column} 999999 is nowhere$`)),
  ]);
});

test("a staff ID that did not reach a workplace is noticed", async () => {
  const { database } = venue;
  await database.updateTable("staff").set({ ref: "25" }).where("username", "=", "waiter").execute();
  expect(await findLooseReferences(database)).toEqual([
    expect.stringMatching(/^Staff \d+ is not 20, as at 1$/),
  ]);
});

test("a station whose language of papers is not its location's is noticed", async () => {
  const { database } = venue;
  const point = (id: number) =>
    sql`update station set paper_language = ${id} where id = 1`.execute(database);
  await sql`
    insert into paper_language (id, location, name, base, words)
    values (1, (select location from station where id = 1), 'Português', 'en_US', '[]')
  `.execute(database);
  await point(1);
  expect(await findLooseReferences(database)).toEqual([]);
  await point(2);
  expect(await findLooseReferences(database)).toEqual([
    "Station 1: language 2 is not its location's",
  ]);
});
