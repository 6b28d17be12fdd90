import type { DatabaseSync } from "node:sqlite";

import { sql } from "kysely";

import type { WriteTransaction } from "#database/database.ts";

/** SQLite protects the text of its tables; this connection can lift that for a migration. */
export function allowSchemaEdits(database: DatabaseSync): void {
  database.function("allow_schema_edits", { directOnly: true }, (isAllowed) => {
    database.enableDefensive(isAllowed !== 1);
    return isAllowed;
  });
}

/**
 * Changes the texts of tables in place, whatever their size. Only for what the stored rows do not depend on, such as
 * references: sqlite.org/lang_altertable.html#otheralter. A text that SQLite cannot read rolls everything back.
 */
export async function editSchema(
  tx: WriteTransaction,
  change: (text: string, table: string) => string,
): Promise<void> {
  const tables = await sql<{ name: string; sql: string }>`
    select name, sql from sqlite_schema where type = 'table' and sql is not null
  `.execute(tx);
  const version = await sql<{ schema_version: number }>`pragma schema_version`.execute(tx);
  await sql`select allow_schema_edits(1)`.execute(tx);
  try {
    await sql`pragma writable_schema = on`.execute(tx);
    for (const { name, sql: text } of tables.rows) {
      const changed = change(text, name);
      if (changed === text) continue;
      await sql`
        update sqlite_schema set sql = ${changed} where type = 'table' and name = ${name}
      `.execute(tx);
    }
    const next = (version.rows[0]?.schema_version ?? 0) + 1;
    await sql.raw(`pragma schema_version = ${next}`).execute(tx);
  } finally {
    // Reads all texts anew.
    await sql`pragma writable_schema = reset`.execute(tx);
    await sql`select allow_schema_edits(0)`.execute(tx);
  }
  await sql`select count(*) from sqlite_schema`.execute(tx);
}
