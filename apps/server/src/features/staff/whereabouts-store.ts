import type { LocationId, StaffId } from "@comanda/domain/id";
import type { SignInPosition } from "@comanda/domain/staff/take-station";

import type { Database } from "#database/database.ts";
import type { WriteContext } from "#journal/command.ts";

/** The location where a user is signed in. */
export async function findSignedInAt(
  database: Database,
  staff: StaffId,
): Promise<LocationId | null> {
  const { location } = await database
    .selectFrom("staff")
    .select("location")
    .where("id", "=", staff)
    .executeTakeFirstOrThrow();
  return location;
}

/** Stores where a user is now, and notifies the other tills. */
export async function moveStaff(
  { tx, changes }: Pick<WriteContext, "tx" | "changes">,
  staff: StaffId,
  move: (whereabouts: SignInPosition) => SignInPosition,
): Promise<void> {
  const before = await tx
    .selectFrom("staff")
    .selectAll()
    .where("id", "=", staff)
    .executeTakeFirstOrThrow();
  const { location, station } = move(before);
  if (location === before.location && station === before.station) return;
  const after = await tx
    .updateTable("staff")
    .set({ location, station })
    .where("id", "=", staff)
    .returningAll()
    .executeTakeFirstOrThrow();
  changes.updated("staff", before, after);
}
