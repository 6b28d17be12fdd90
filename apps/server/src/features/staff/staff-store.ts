import { sessionUser } from "@comanda/contract/sign-in";
import type { LocationId } from "@comanda/domain/id";
import type { Staff } from "@comanda/domain/staff/staff";
import type { Selectable } from "kysely";

import type { Database } from "#database/database.ts";
import { fromJson } from "#database/portable-columns.ts";
import type { Tables } from "#database/tables.ts";

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
  return rows.map((row) => staffOf(row, [location]));
}

/** A member of staff as the rules see them, with those of their locations that matter here. */
export function staffOf(
  row: Selectable<Tables["staff"]>,
  subLocations: readonly LocationId[],
): Staff {
  const { subRoles, permissions } = sessionUser.properties;
  return {
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
    subLocations,
    location: row.location,
    station: row.station,
    isDeleted: row.deleted_at !== null,
  };
}
