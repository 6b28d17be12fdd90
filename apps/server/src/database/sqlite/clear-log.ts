import { setTimeout } from "node:timers/promises";

import { sql } from "kysely";

import type { Database } from "#database/database.ts";
import { Outage } from "#database/outage.ts";

/** A reply does not wait for a longer reader, such as a backup. */
const maxTries = 5;
const retryDelayMs = 50;
const backgroundRetryDelayMs = 5000;

/**
 * Writes the log into the file and empties it: until then it holds pages as they were before. While a reader of an
 * older state remains, it retries beside the server; a server that stops empties the log anyway.
 */
export async function clearLog(database: Database): Promise<void> {
  for (let tries = 1; tries <= maxTries; tries += 1) {
    if (await emptyLog(database)) return;
    await setTimeout(retryDelayMs);
  }
  void retryInBackground(database);
}

async function retryInBackground(database: Database): Promise<void> {
  for (;;) {
    await setTimeout(backgroundRetryDelayMs, undefined, { ref: false });
    if (await emptyLog(database).catch(isClosed)) return;
  }
}

/** A failing disk may recover by the next try; closing the database has removed its log. */
function isClosed(error: unknown): boolean {
  return !(error instanceof Outage);
}

async function emptyLog(database: Database): Promise<boolean> {
  // Waiting for a reader in this same process would deadlock.
  await sql`pragma busy_timeout = 0`.execute(database);
  try {
    const { rows } = await sql<{ busy: number }>`pragma wal_checkpoint(truncate)`.execute(database);
    return rows[0]?.busy === 0;
  } finally {
    await sql`pragma busy_timeout = 5000`.execute(database);
  }
}

/** Rewrites the file without the pages and gaps in which earlier releases left deleted data. */
export async function clearFreePages(database: Database): Promise<void> {
  const written = await database
    .selectFrom("journal_head")
    .select("location")
    .where("sequence", ">", 0)
    .limit(1)
    .executeTakeFirst();
  if (written === undefined) return;
  try {
    await sql`vacuum`.execute(database);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    // A venue has to open, even if the disk has no room for a second copy of its database.
    process.stderr.write(
      `The database file could not be written anew (${reason}), so it may still hold traces of deleted rows. Make room, stop the server, and run: sqlite3 comanda.db vacuum\n`,
    );
    return;
  }
  await clearLog(database);
}
