import type { Database } from "./database.ts";

/** Whatever is read in several questions is as it was at one moment, while others go on writing. */
export async function atOneMoment<Result>(
  database: Database,
  read: (database: Database) => Promise<Result>,
): Promise<Result> {
  // Who writes has the turn of the location, and nobody else writes there meanwhile.
  if (database.isTransaction) return read(database);
  return database.transaction().setIsolationLevel("repeatable read").execute(read);
}
