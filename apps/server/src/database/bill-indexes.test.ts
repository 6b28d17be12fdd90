import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";

import { openTestDatabase, type TestDatabase } from "../testing/test-database.ts";
import { testEngine } from "../testing/test-engine.ts";

let opened: TestDatabase;
beforeAll(async () => {
  opened = await openTestDatabase();
});
afterAll(() => opened.remove());

/** PostgreSQL plans by the size of the tables, which are empty here; only SQLite's plan is meaningful. */
async function indexesOf(query: string): Promise<readonly string[]> {
  if (testEngine === "postgres") return namesOfIndexes();
  const { rows } = await sql<{ detail: string }>`explain query plan ${sql.raw(query)}`.execute(
    opened.database,
  );
  return rows.flatMap(({ detail }) => /USING (?:COVERING )?INDEX (\w+)/.exec(detail)?.[1] ?? []);
}

async function namesOfIndexes(): Promise<readonly string[]> {
  const { rows } = await sql<{ name: string }>`select indexname as name from pg_indexes`.execute(
    opened.database,
  );
  return rows.map(({ name }) => name);
}

/** The query of reports, see findEndedBills. */
const linesOfShift = `
  select bill.shift, line.article, sum(line.total) from bill cross join bill_line as line
  where line.location = bill.location and line.bill = bill.id
    and bill.location = 1 and bill.shift in (1, 2) and bill.status = 'closed'
  group by line.article, bill.shift`;

/** The queries of the search among the bills of all days, see findEndedBillRows. */
const remembered = [
  ["number_in_work_day", "12"],
  ["amount", "13200"],
  ["table_name", "'12'"],
  ["room_name", "'12' and room_name <> ''"],
  ["staff", "3"],
  ["customer", "3"],
].map(([column, value]) => [
  `bill_ended_by_${column}`,
  `select * from bill where location = 1 and work_day is not null and ${column} = ${value}
    and number < 90 order by number desc limit 201`,
]);

test.each([
  ...remembered,
  ["bill_line_by_bill", "select * from bill_line where location = 1 and bill in (1) order by id"],
  ["bill_by_work_day", "select * from bill where location = 1 and work_day = 1"],
  ["bill_by_work_day", "select * from bill where location = 1 and work_day in (1, 2)"],
  ["bill_by_shift", "select * from bill where location = 1 and shift in (1, 2)"],
  ["bill_by_status", "select * from bill where location = 1 and status = 'open'"],
  [
    "bill_open_by_place",
    "select * from bill where location = 1 and place_key = 'table 12' and status = 'open' order by number",
  ],
  ["bill_by_shift", linesOfShift],
  ["bill_line_by_bill", linesOfShift],
  // See findPriceChanges, which the first write after a change of the menu waits for.
  ["journal_by_time", "select min(+sequence) from journal where location = 1 and at > 0"],
  ["shift_by_work_day", "select count(*) from shift where location = 1 and work_day = 1"],
])("SQLite uses the index %s, even before it has statistics", async (index, query) => {
  expect(await indexesOf(query)).toContain(index);
});
