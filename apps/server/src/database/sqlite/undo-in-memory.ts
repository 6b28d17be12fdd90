import { sql } from "kysely";

import type { Database } from "#database/database.ts";

/**
 * Keeps in memory what a savepoint may have to take back: the pages that a write changes, as they were before it.
 * SQLite would put more than 64 kB of them, which is hardly an order, into a new file for each group. Not meant for
 * migrations, whose sorting and rewriting would then take as much memory as the tables.
 */
export async function keepUndoInMemory(database: Database): Promise<void> {
  await sql`pragma temp_store = memory`.execute(database);
}
