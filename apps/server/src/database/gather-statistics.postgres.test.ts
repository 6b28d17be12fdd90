import { sql } from "kysely";
import { expect, test } from "vitest";

import { openTestDatabase } from "../testing/test-database.ts";
import { gatherStatistics } from "./gather-statistics.ts";

test("PostgreSQL knows how many rows a table has as soon as they are written", async () => {
  const opened = await openTestDatabase();
  await gatherStatistics(opened);

  const { rows } = await sql<{ readonly known: number }>`
    select reltuples as known from pg_class where relname = 'article'
  `.execute(opened.database);
  const [{ written } = { written: 0 }] = await opened.database
    .selectFrom("article")
    .select(({ fn }) => fn.countAll<number>().as("written"))
    .execute();
  expect(written).toBeGreaterThan(0);
  expect(Number(rows[0]?.known)).toBe(written);
  await opened.close();
});
