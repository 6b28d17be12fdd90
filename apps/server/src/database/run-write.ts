import { PostgresAdapter } from "kysely";

import type { Database, WriteTransaction } from "./database.ts";
import { groupWrites } from "#database/postgres/group-writes.ts";
import { inTransaction } from "./transaction-connection.ts";
import type { RunWrite, Written } from "./written.ts";

/** SQLite groups the writes of all locations, at its only connection that writes. */
export function writeRunner(database: Database): RunWrite {
  if (database.getExecutor().adapter instanceof PostgresAdapter) return groupWrites(database);
  return (_location, work) => commitOrRollBack(database, (tx) => work(tx, null));
}

/** Made once, because finding out where an error was made costs more than a statement. */
const notCommitted = new Error("Rolled back");

async function commitOrRollBack<Outcome extends Written>(
  database: Database,
  work: (tx: WriteTransaction) => Promise<Outcome>,
): Promise<Outcome> {
  const dropped: Outcome[] = [];
  try {
    return await inTransaction(database, async (tx) => {
      const outcome = await work(tx);
      if (outcome.isCommitted) return outcome;
      dropped.push(outcome);
      throw notCommitted;
    });
  } catch (error) {
    const [outcome] = dropped;
    if (error === notCommitted && outcome !== undefined) return outcome;
    throw error;
  }
}
