import { sql } from "kysely";

import type { Database } from "#database/database.ts";

import { testEngine } from "../../testing/test-engine.ts";

/** Problems that SQLite finds in a full check of its file. PostgreSQL checks its own. */
export async function findPageViolations(database: Database): Promise<readonly string[]> {
  if (testEngine === "postgres") return [];
  const { rows } = await sql<{ integrity_check: string }>`pragma integrity_check`.execute(database);
  return rows.map((row) => row.integrity_check).filter((verdict) => verdict !== "ok");
}
