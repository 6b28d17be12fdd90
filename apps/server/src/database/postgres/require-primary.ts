import { sql } from "kysely";

import type { Database } from "#database/database.ts";
import { StartupError } from "#database/startup-error.ts";

/** A standby, or a database that an administrator has made read-only, would refuse the first write only. */
export async function requirePrimary(database: Database): Promise<void> {
  const { rows } = await sql<{ standby: boolean }>`
    select pg_is_in_recovery() as standby where current_setting('transaction_read_only') = 'on'
  `.execute(database);
  const [found] = rows;
  if (found === undefined) return;
  throw new StartupError(
    found.standby
      ? "PostgreSQL at DATABASE_URL is a standby and accepts no writes. Name the primary, or promote the standby."
      : "The database at DATABASE_URL is read-only. Set default_transaction_read_only to off where it was set to on: for the role, the database, or all of PostgreSQL.",
  );
}
