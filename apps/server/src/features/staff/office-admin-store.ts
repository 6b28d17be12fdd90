import type { LocationId, StaffId } from "@comanda/domain/id";
import { canManageOffice } from "@comanda/domain/office/check-staff";

import type { Database, WriteTransaction } from "#database/database.ts";

import { selectMembers, staffOf } from "./staff-store.ts";

/** Users who can sign in and manage the office, by location; a location without any is missing. */
export async function findOfficeAdmins(
  database: Database,
): Promise<ReadonlyMap<LocationId, ReadonlySet<StaffId>>> {
  const rows = await selectMembers(database)
    .innerJoin("staff_location", "staff_location.staff", "staff.id")
    .select("staff_location.location as workplace")
    .where("staff.deleted_at", "is", null)
    .where("staff.may_log_in", "=", 1)
    .where("staff.password_hash", "is not", null)
    .execute();
  const admins = rows.filter((row) =>
    canManageOffice({ ...staffOf(row, [row.workplace]), hasPassword: true }),
  );
  return new Map(
    [...Map.groupBy(admins, ({ workplace }) => workplace)].map(([location, staff]) => [
      location,
      new Set(staff.map(({ id }) => id)),
    ]),
  );
}

/** Locks, until the commit, what belongs to all locations and who may manage it. */
export async function lockAdmins(tx: WriteTransaction): Promise<void> {
  await tx
    .updateTable("user_group")
    .set((eb) => ({ name: eb.ref("name") }))
    .execute();
}
