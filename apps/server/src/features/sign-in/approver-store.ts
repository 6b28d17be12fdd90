import type { LocationId, StaffId } from "@comanda/domain/id";
import { rightsIn } from "@comanda/domain/staff/list-rights";
import type { Right } from "@comanda/domain/staff/permission";

import type { Database } from "#database/database.ts";

import { readPermissions, selectMembers, type MemberRow } from "../staff/index.ts";

/** Members of staff who may sign in and work at the location, with their rights. */
function selectActive(database: Database, location: LocationId) {
  return selectMembers(database)
    .innerJoin("staff_location", "staff_location.staff", "staff.id")
    .where("staff_location.location", "=", location)
    .where("staff.may_log_in", "=", 1)
    .where("staff.deleted_at", "is", null);
}

/** The rights of a user at the location; none for users who may not work there. */
export async function findActiveRights(
  database: Database,
  location: LocationId,
  staff: StaffId,
): Promise<readonly Right[]> {
  const row = await selectActive(database, location)
    .where("staff.id", "=", staff)
    .executeTakeFirst();
  return row === undefined ? [] : rightsOf(row);
}

/** Everybody at the location who has a right and can prove who they are. */
export async function findStaffWithRight(database: Database, location: LocationId, right: Right) {
  const rows = await selectActive(database, location)
    .select("user_group.discount_limit")
    .where("staff.password_hash", "is not", null)
    .orderBy("staff.first_name")
    .orderBy("staff.id")
    .execute();
  return rows.flatMap((row) =>
    rightsOf(row).includes(right) ? [{ staff: row.id, discountLimit: row.discount_limit }] : [],
  );
}

function rightsOf(row: Pick<MemberRow, "permissions" | "group_permissions">): readonly Right[] {
  return rightsIn(readPermissions(row.permissions, row.group_permissions));
}
