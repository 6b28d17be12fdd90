import { setTimeout } from "node:timers/promises";

import { sql } from "kysely";

import type { Database } from "#database/database.ts";
import { Outage } from "#database/outage.ts";

/** Whoever reads for longer than this, such as a backup, is not waited for by a reply. */
const mostTries = 5;
const pauseMs = 50;
const longPauseMs = 5000;

/**
 * Writes the log into the file and empties it: until then it holds pages as they were before. Where somebody still reads
 * an older state it goes on trying beside the server; a server that stops empties the log anyway.
 */
export async function clearLog(database: Database): Promise<void> {
  for (let tries = 1; tries <= mostTries; tries += 1) {
    // oxlint-disable-next-line no-await-in-loop
    if (await emptyLog(database)) return;
    // oxlint-disable-next-line no-await-in-loop
    await setTimeout(pauseMs);
  }
  void goOnTrying(database);
}

async function goOnTrying(database: Database): Promise<void> {
  for (;;) {
    // oxlint-disable-next-line no-await-in-loop -- from one try to the next
    await setTimeout(longPauseMs, undefined, { ref: false });
    // oxlint-disable-next-line no-await-in-loop
    if (await emptyLog(database).catch(isClosed)) return;
  }
}

/** A disk that fails may be well again at the next try; a database that was closed has taken its log with it. */
function isClosed(error: unknown): boolean {
  return !(error instanceof Outage);
}

async function emptyLog(database: Database): Promise<boolean> {
  // To wait for a reader of this very process would be to wait for oneself.
  await sql`pragma busy_timeout = 0`.execute(database);
  try {
    const { rows } = await sql<{ busy: number }>`pragma wal_checkpoint(truncate)`.execute(database);
    return rows[0]?.busy === 0;
  } finally {
    await sql`pragma busy_timeout = 5000`.execute(database);
  }
}

/** Writes the file anew, without the pages and gaps in which releases before this one left what they had deleted. */
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
    // A venue has to open, also where the disk has no room for a second copy of its database.
    process.stderr.write(
      `The database file could not be written anew (${reason}), so it may still hold traces of deleted rows. Make room, stop the server, and run: sqlite3 comanda.db vacuum\n`,
    );
    return;
  }
  await clearLog(database);
}
