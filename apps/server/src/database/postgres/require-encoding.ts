import type { Pool } from "pg";

import { StartupError } from "#database/startup-error.ts";

/** With SQL_ASCII PostgreSQL stores the bytes as they are sent, which are always UTF-8. */
const encodings = new Set(["UTF8", "SQL_ASCII"]);

/** Another encoding stores no Thai, and a write with a letter that it lacks would fail for ever. */
export async function requireEncoding(pool: Pool): Promise<void> {
  const { rows } = await pool.query<{ server_encoding: string }>("show server_encoding");
  const encoding = rows[0]?.server_encoding ?? "";
  if (encodings.has(encoding)) return;
  throw new StartupError(
    `The database at DATABASE_URL has the encoding ${encoding}, which cannot store every text. Create one with createdb --owner=comanda --encoding=UTF8 --locale=C --template=template0 comanda`,
  );
}
