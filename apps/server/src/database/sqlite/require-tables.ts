import { sql } from "kysely";

import type { Database } from "#database/database.ts";
import { StartupError } from "#database/startup-error.ts";

/** For a program that makes no tables. */
export async function requireTables(database: Database, name: string): Promise<void> {
  const { rows } = await sql`
    select name from sqlite_schema
    where type = 'table' and name in ('migration', 'location', 'journal')
  `.execute(database);
  if (rows.length < 3) throw new StartupError(`${name} is not a Comanda database.`);
}
