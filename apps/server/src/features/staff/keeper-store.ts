import type { LocationId, StaffId } from "@comanda/domain/id";
import { mayKeepOffice } from "@comanda/domain/office/check-staff";

import type { Database, WriteTransaction } from "#database/database.ts";

import { selectMembers, staffOf } from "./staff-store.ts";

/** Who can sign in and keep the office, by location; a location without anybody is not among them. */
export async function findKeepers(
  database: Database,
): Promise<ReadonlyMap<LocationId, ReadonlySet<StaffId>>> {
  const rows = await selectMembers(database)
    .innerJoin("staff_location", "staff_location.staff", "staff.id")
    .select("staff_location.location as workplace")
    .where("staff.deleted_at", "is", null)
    .where("staff.may_log_in", "=", 1)
    .where("staff.password_hash", "is not", null)
    .execute();
  const keepers = rows.filter((row) =>
    mayKeepOffice({ ...staffOf(row, [row.workplace]), hasPassword: true }),
  );
  return new Map(
    [...Map.groupBy(keepers, ({ workplace }) => workplace)].map(([location, staff]) => [
      location,
      new Set(staff.map(({ id }) => id)),
    ]),
  );
}

/** From here to the commit nobody else changes what belongs to the whole house, or who may keep it. */
export async function takeHouse(tx: WriteTransaction): Promise<void> {
  await tx
    .updateTable("user_group")
    .set((eb) => ({ name: eb.ref("name") }))
    .execute();
}
