import { sessionUser } from "@comanda/contract/sign-in";
import type { LocationId } from "@comanda/domain/id";
import type { Staff } from "@comanda/domain/staff/staff";

import type { Database } from "#database/database.ts";
import { fromJson } from "#database/portable-columns.ts";

/** Everybody who may work at the location, also those who left: older bills name them. */
export async function findStaffOf(
  database: Database,
  location: LocationId,
): Promise<readonly Staff[]> {
  const rows = await database
    .selectFrom("staff")
    .innerJoin("staff_location", "staff_location.staff", "staff.id")
    .selectAll("staff")
    .where("staff_location.location", "=", location)
    .orderBy("staff.id")
    .execute();
  const { subRoles, permissions } = sessionUser.properties;
  return rows.map((row) => ({
    id: row.id,
    ref: row.ref,
    username: row.username,
    firstName: row.first_name,
    lastName: row.last_name,
    role: row.role,
    userGroup: row.user_group,
    subRoles: fromJson(subRoles, row.sub_roles),
    mayLogIn: row.may_log_in === 1,
    permissions: fromJson(permissions, row.permissions),
    subLocations: [location],
    location: row.location,
    station: row.station,
    isDeleted: row.deleted_at !== null,
  }));
}
