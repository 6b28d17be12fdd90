import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, test } from "vitest";

import { findUnshardableKeys } from "../testing/find-unshardable-keys.ts";
import { readKeys } from "../testing/read-keys.ts";
import { openTestDatabase, type TestDatabase } from "../testing/test-database.ts";
import { testEngine } from "../testing/test-engine.ts";
import type { Database } from "./database.ts";

let venue: TestDatabase;
beforeAll(async () => {
  venue = await openTestDatabase();
});
afterAll(() => venue.remove());

const faultsOf = async (database: Database) =>
  findUnshardableKeys(await readKeys(database, testEngine));

test("a PostgreSQL that is sharded by location could hold every table", async () => {
  const tables = await readKeys(venue.database, testEngine);
  expect(tables.length).toBeGreaterThan(50);
  expect(tables.flatMap(({ references }) => references).length).toBeGreaterThan(100);
  expect(findUnshardableKeys(tables)).toEqual([]);
});

describe("it could not hold", () => {
  const integer = testEngine === "sqlite" ? "integer" : "bigint";
  const planted = [
    [
      "a table without a location",
      `create table planted (id ${integer} primary key)`,
      ["planted has no location and is not shared"],
    ],
    [
      "a unique index without the location",
      `create table planted (location ${integer}, bill ${integer}, unique (location, bill), unique (bill))`,
      [expect.stringMatching(/^planted: .* does not begin with the location$/)],
    ],
    ["a table without a key", `create table planted (location ${integer})`, ["planted has no key"]],
    [
      "a reference that may name another location",
      `create table planted (location ${integer}, bill ${integer}, other ${integer}, primary key (location, bill),
        foreign key (other, bill) references bill (location, id))`,
      [expect.stringMatching(/^planted: .* may refer to another location$/)],
    ],
    [
      "a reference that passes changes on",
      `create table planted (location ${integer}, bill ${integer}, primary key (location, bill),
        foreign key (location, bill) references bill (location, id) on update cascade)`,
      [expect.stringMatching(/^planted: .* passes changes on$/)],
    ],
    [
      "a reference whose deleted target deletes the row",
      `create table planted (location ${integer}, bill ${integer}, primary key (location, bill),
        foreign key (location, bill) references bill (location, id) on delete cascade)`,
      [expect.stringMatching(/^planted: .* passes changes on$/)],
    ],
  ] as const;

  test.each(planted)("%s", async (_what, statement, faults) => {
    await sql.raw(statement).execute(venue.database);
    try {
      expect(await faultsOf(venue.database)).toEqual(faults);
    } finally {
      await sql.raw("drop table planted").execute(venue.database);
    }
  });

  test("a reference from a table of all locations to a row of one", () => {
    const reference = {
      name: "setting_bill",
      columns: ["location", "bill"],
      target: "bill",
      targets: ["location", "id"],
      effects: ["no action"],
    };
    const setting = { table: "setting", hasLocation: true, keys: [], references: [reference] };
    expect(findUnshardableKeys([setting])).toEqual([
      "setting: setting_bill refers from all locations to one",
    ]);
  });
});
