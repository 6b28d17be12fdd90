import { sql } from "kysely";

import type { Database } from "#database/database.ts";

/** The settings of PostgreSQL that are off, although without them a power cut can lose or damage everything. */
export async function findUnsafeSettings(database: Database): Promise<readonly string[]> {
  const { rows } = await sql<{ name: string }>`
    select name from pg_settings
    where name in ('fsync', 'full_page_writes') and setting = 'off'
    order by name
  `.execute(database);
  return rows.map(({ name }) => name);
}
