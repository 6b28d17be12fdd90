import type { StaffId } from "@comanda/domain/id";

import type { Database } from "#database/database.ts";
import { runInBatches } from "#database/run-in-batches.ts";

/** The people with these usernames, at any location, including former staff. */
export async function findUsernames(
  database: Database,
  usernames: readonly string[],
): Promise<readonly { readonly id: StaffId; readonly username: string }[]> {
  return runInBatches(usernames, (batch) =>
    database
      .selectFrom("staff")
      .select(["id", "username"])
      .where("username", "in", batch)
      .execute(),
  );
}
