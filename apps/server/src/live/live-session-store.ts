import type { Instant } from "@comanda/contract/wire";

import type { Database } from "#database/database.ts";
import type { Session } from "#http/session.ts";

/** Whether a call that was believed when it came would be believed still. */
export async function isStillAdmitted(
  database: Database,
  { id, location }: Session,
  now: Instant,
): Promise<boolean> {
  const row = await database
    .selectFrom("session")
    .innerJoin("staff", "staff.id", "session.staff")
    .innerJoin("staff_location", "staff_location.staff", "staff.id")
    .select("session.location")
    .where("session.id", "=", id)
    .where("session.revoked_at", "is", null)
    .where("session.ends_at", ">", now)
    .where("staff.may_log_in", "=", 1)
    .where("staff.deleted_at", "is", null)
    .where("staff_location.location", "=", location)
    .executeTakeFirst();
  return row !== undefined && (row.location === null || row.location === location);
}
