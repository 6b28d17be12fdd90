import { sql } from "kysely";

import type { OpenDatabase } from "./open-database.ts";

/**
 * After many rows at once. PostgreSQL would take a minute to notice them by itself, and until then it reads whole
 * tables where a few rows are needed. SQLite plans without statistics.
 */
export async function gatherStatistics({
  database,
  engine,
}: Pick<OpenDatabase, "database" | "engine">): Promise<void> {
  if (engine === "postgres") await sql`analyze`.execute(database);
}
