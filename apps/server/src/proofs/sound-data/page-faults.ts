import { sql } from "kysely";

import type { Database } from "#database/database.ts";

import { testEngine } from "../../testing/test-engine.ts";

/** What SQLite finds wrong with its file when it looks at everything. PostgreSQL looks after its own. */
export async function pageFaults(database: Database): Promise<readonly string[]> {
  if (testEngine === "postgres") return [];
  const { rows } = await sql<{ integrity_check: string }>`pragma integrity_check`.execute(database);
  return rows.map((row) => row.integrity_check).filter((verdict) => verdict !== "ok");
}
