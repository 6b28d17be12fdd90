import type { Pool, PoolClient } from "pg";

import { StartupError } from "#database/startup-error.ts";

/**
 * A pooler that gives each transaction any connection to PostgreSQL loses our settings, prepared statements and notices:
 * half of the writes would fail. Two connections that are open at once have a process of PostgreSQL each, and keep it.
 */
export async function requireSession(pool: Pool): Promise<void> {
  const [first, second] = await Promise.all([pool.connect(), pool.connect()]);
  try {
    const own = await processOf(first);
    // The pooler takes the process that was released last, and now has to give the first connection another one.
    await second.query("begin read only");
    const other = await processOf(second);
    const later = await processOf(first);
    if (own !== other && own === later) return;
  } finally {
    first.release();
    // It is in a transaction.
    second.release(true);
  }
  throw new StartupError(
    "The pooler in front of PostgreSQL gives each transaction another connection. Set pool_mode = session in PgBouncer, or connect to PostgreSQL itself.",
  );
}

async function processOf(client: PoolClient): Promise<number | undefined> {
  const { rows } = await client.query<{ pid: number }>("select pg_backend_pid() as pid");
  return rows[0]?.pid;
}
