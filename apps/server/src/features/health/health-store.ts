import { sql } from "kysely";

import type { Database } from "#database/database.ts";

export async function askDatabase(database: Database): Promise<void> {
  await sql`select 1 as alive`.execute(database);
}

/** A write that changes nothing takes the same way to the disk as any other. */
export async function tryToWrite(database: Database): Promise<void> {
  await database
    .updateTable("migration")
    .set((row) => ({ name: row.ref("name") }))
    .where("name", "=", (from) =>
      from.selectFrom("migration").select((row) => row.fn.min("name").as("first")),
    )
    .execute();
}
