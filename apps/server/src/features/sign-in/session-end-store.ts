import type { StaffId } from "@comanda/domain/id";
import type { Instant } from "@comanda/domain/time/instant";

import type { Database, WriteTransaction } from "#database/database.ts";
import { inBatches } from "#database/in-batches.ts";

export type EndedSession = { readonly id: string; readonly staff: StaffId };

/** Ends every session of these people that is still open. */
export async function revokeSessionsOf(
  tx: WriteTransaction,
  staff: readonly StaffId[],
  at: Instant,
): Promise<readonly EndedSession[]> {
  return inBatches(staff, (batch) =>
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
  return inBatches(sessions, (batch) =>
    tx
      .updateTable("session")
      .set({ revoked_at: at })
      .where("id", "in", batch)
      .where("revoked_at", "is", null)
      .returning(["id", "staff"])
      .execute(),
  );
}

/** Where a session is used, and when. */
export async function noteSeen(
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
