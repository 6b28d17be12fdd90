import type { StaffId } from "@comanda/domain/id";
import { instant, type Instant } from "@comanda/domain/time/instant";

import type { Database, WriteTransaction } from "#database/database.ts";
import { runInBatches } from "#database/run-in-batches.ts";

export type EndedSession = { readonly id: string; readonly staff: StaffId };

/** Ends all open sessions of these users. */
export async function revokeSessionsOf(
  tx: WriteTransaction,
  staff: readonly StaffId[],
  at: Instant,
): Promise<readonly EndedSession[]> {
  return runInBatches(staff, (batch) =>
    tx
      .updateTable("session")
      .set({ revoked_at: at })
      .where("staff", "in", batch)
      .where("revoked_at", "is", null)
      .where("ends_at", ">", at)
      .returning(["id", "staff"])
      .execute(),
  );
}

/** Ends those of these sessions that are still open. */
export async function revokeSessions(
  tx: WriteTransaction,
  sessions: readonly string[],
  at: Instant,
): Promise<readonly EndedSession[]> {
  return runInBatches(sessions, (batch) =>
    tx
      .updateTable("session")
      .set({ revoked_at: at })
      .where("id", "in", batch)
      .where("revoked_at", "is", null)
      .returning(["id", "staff"])
      .execute(),
  );
}

export async function updateLastSeen(
  database: Database,
  session: string,
  { address, at }: { readonly address: string; readonly at: Instant },
): Promise<void> {
  await database
    .updateTable("session")
    .set({ address, last_seen_at: at })
    .where("id", "=", session)
    .where("last_seen_at", "<", at)
    .execute();
}

/** The last use of any open session; null if there is none. */
export async function findLatestUse(database: Database): Promise<Instant | null> {
  const row = await database
    .selectFrom("session")
    .select((eb) => [
      eb.fn.max("created_at").as("created_at"),
      eb.fn.max("epoch_since").as("epoch_since"),
      eb.fn.max("last_seen_at").as("last_seen_at"),
    ])
    .where("revoked_at", "is", null)
    .executeTakeFirst();
  const moments = Object.values(row ?? {}).filter((moment) => moment !== null);
  return moments.length === 0 ? null : instant(Math.max(...moments.map(Number)));
}

/** Ends every session of the server; returns how many there were. */
export async function revokeAllSessions(database: Database, at: Instant): Promise<number> {
  const { numUpdatedRows } = await database
    .updateTable("session")
    .set({ revoked_at: at })
    .where("revoked_at", "is", null)
    .executeTakeFirstOrThrow();
  return Number(numUpdatedRows);
}
