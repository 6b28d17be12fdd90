import { sql } from "kysely";

import type { Database } from "#database/database.ts";
import { StartupError } from "#database/startup-error.ts";

/** For a program that only reads: it makes no tables. */
export async function requireTables(database: Database): Promise<void> {
  const { rows } = await sql<{ found: boolean }>`
    select to_regclass('journal_head') is not null as found
  `.execute(database);
  if (rows[0]?.found === true) return;
  throw new StartupError(
    "The database at DATABASE_URL has no tables of Comanda. Is it the right one?",
  );
}

/** Otherwise the server would start, and every write fail. */
export async function requireWritableTables(database: Database): Promise<void> {
  const { rows } = await sql<{ writable: boolean }>`
    select has_table_privilege('journal', 'insert') and has_table_privilege('journal_head', 'update')
      as writable
  `.execute(database);
  if (rows[0]?.writable === true) return;
  throw new StartupError(
    "The role in DATABASE_URL may not write to the tables. Name the role that owns them.",
  );
}
