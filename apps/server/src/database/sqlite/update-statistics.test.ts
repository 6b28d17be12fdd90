import { DatabaseSync } from "node:sqlite";

import { afterEach, beforeEach, expect, test } from "vitest";

import { updateStatistics } from "./update-statistics.ts";

let database: DatabaseSync;
beforeEach(() => {
  database = new DatabaseSync(":memory:");
  database.exec("create table entry (id integer primary key, at integer, text text)");
  database.exec("create index entry_by_time on entry (at)");
});
afterEach(() => database.close());

function fill(count: number, firstLength = 9): void {
  database
    .prepare(
      `with recursive number(n) as (select 1 union all select n + 1 from number where n < :count)
         insert into entry (at, text)
         select n / 2, printf('%.*c', iif(n = 1, :firstLength, 9), 'x') from number`,
    )
    .run({ count, firstLength });
}

function statistics(): Readonly<Record<string, unknown>> {
  const rows = database.prepare("select idx, stat from sqlite_stat1 where tbl = 'entry'").all();
  return Object.fromEntries(rows.map(({ idx, stat }) => [String(idx), stat]));
}

const isSeenAsOutdated = () => database.prepare("pragma optimize = 0x10003").all().length > 0;

test("a table that was never counted is counted", () => {
  fill(5000);
  updateStatistics(database);
  expect(statistics()).toEqual({ entry_by_time: "5000 2" });
});

test("a table whose first row is long is not counted at every start, which SQLite would do", () => {
  // As in a journal, the first row fills a page alone.
  fill(5000, 4050);
  updateStatistics(database);
  fill(4000);
  expect(isSeenAsOutdated()).toBe(true);
  updateStatistics(database);
  expect(statistics()).toEqual({ entry_by_time: "5000 2" });
});

test("a table that has grown tenfold is counted again", () => {
  fill(2000);
  updateStatistics(database);
  fill(40_000);
  expect(isSeenAsOutdated()).toBe(true);
  updateStatistics(database);
  expect(statistics()).toEqual({ entry_by_time: expect.stringMatching(/^42000 /) });
});

test("a table with a new index is counted again", () => {
  fill(5000);
  updateStatistics(database);
  database.exec("create index entry_by_text on entry (text)");
  updateStatistics(database);
  expect(Object.keys(statistics()).toSorted()).toEqual(["entry_by_text", "entry_by_time"]);
});

test("a table without row ids is counted when SQLite says so", () => {
  database.exec("create table word (text text primary key) without rowid");
  database.exec("insert into word select 'a' || value from json_each('[1, 2, 3]')");
  updateStatistics(database);
  expect(database.prepare("select stat from sqlite_stat1 where tbl = 'word'").all()).toEqual([
    { stat: "3 1" },
  ]);
});

test("a database that cannot be written to stays as it is", () => {
  fill(5000);
  database.exec("pragma query_only = on");
  updateStatistics(database);
  expect(
    database.prepare("select name from sqlite_schema where name = 'sqlite_stat1'").all(),
  ).toEqual([]);
});
