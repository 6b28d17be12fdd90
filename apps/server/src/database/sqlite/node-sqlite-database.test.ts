import { DatabaseSync } from "node:sqlite";

import type { SqliteDatabase } from "kysely";
import { afterEach, beforeEach, expect, test } from "vitest";

import { TableWrites } from "#database/table-writes.ts";

import { nodeSqliteDatabase } from "./node-sqlite-database.ts";
import { reportWrites } from "./report-writes.ts";

let writes: TableWrites;
let database: SqliteDatabase;

beforeEach(() => {
  writes = new TableWrites();
  database = nodeSqliteDatabase(reportWrites(new DatabaseSync(":memory:"), writes), {
    schemaVersion: () => writes.versionOf(["sqlite_master"]),
  });
  run("create table note (text text not null) strict");
  writes.commit();
  run("insert into note values ('first')");
  writes.commit();
});
afterEach(() => database.close());

function run(sql: string): void {
  database.prepare(sql).run([]);
}

const notes = () => database.prepare("select * from note").all([]);

test.each([
  "alter table note add column pinned integer default 0",
  "alter table note rename column text to pinned",
])("rows have the columns of their table, also after it has changed: %s", (change) => {
  expect(notes()).toEqual([{ text: "first" }]);
  run(change);
  expect(Object.keys(notes()[0] ?? {})).toContain("pinned");
  writes.commit();
  expect(Object.keys(notes()[0] ?? {})).toContain("pinned");
});

test("rows have the columns of their table after its change was rolled back", () => {
  expect(notes()).toEqual([{ text: "first" }]);
  run("begin");
  run("alter table note rename column text to words");
  expect(notes()).toEqual([{ words: "first" }]);
  run("rollback");
  expect(notes()).toEqual([{ text: "first" }]);
  run("insert into note values ('second')");
  writes.commit();
  expect(notes()).toEqual([{ text: "first" }, { text: "second" }]);
});

test("of two columns of one name, the last one counts, whether the tables are known to stay or not", () => {
  const both = () => database.prepare("select 1 as one, 2 as one").all([]);
  expect(both()).toEqual([{ one: 2 }]);
  run("create table other (text text) strict");
  expect(both()).toEqual([{ one: 2 }]);
});
