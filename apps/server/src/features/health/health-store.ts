import { sql } from "kysely";

import type { Database } from "#database/database.ts";

export async function askDatabase(database: Database): Promise<void> {
  await sql`select 1 as alive`.execute(database);
}
