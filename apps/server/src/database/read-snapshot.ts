import type { Database } from "./database.ts";

/**
 * Runs several reads on one snapshot. Other calls go on writing meanwhile on PostgreSQL, and on SQLite if it is read in a
 * thread of its own; on the thread that saves they wait.
 */
export async function readSnapshot<Result>(
  database: Database,
  read: (database: Database) => Promise<Result>,
): Promise<Result> {
  // A write transaction holds the location's lock, so no other write can happen there meanwhile.
  if (database.isTransaction) return read(database);
  return database.transaction().setIsolationLevel("repeatable read").execute(read);
}
