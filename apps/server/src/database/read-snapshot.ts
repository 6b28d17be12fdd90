import type { Database } from "./database.ts";

/** Runs several reads on one snapshot. On PostgreSQL other calls go on writing meanwhile; on SQLite they wait. */
export async function readSnapshot<Result>(
  database: Database,
  read: (database: Database) => Promise<Result>,
): Promise<Result> {
  // A write transaction holds the location's lock, so no other write can happen there meanwhile.
  if (database.isTransaction) return read(database);
  return database.transaction().setIsolationLevel("repeatable read").execute(read);
}
