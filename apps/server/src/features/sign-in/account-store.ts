import { sessionUser } from "@comanda/contract/sign-in";
import type { LocationId } from "@comanda/domain/id";
import type { Staff } from "@comanda/domain/staff/staff";

import type { Database } from "#database/database.ts";
import { fromJson } from "#database/portable-columns.ts";

export type Account = {
  readonly passwordHash: string | null;
  readonly staff: Staff;
};

export async function findAccount(database: Database, username: string): Promise<Account | null> {
  const row = await database
    .selectFrom("staff")
    .selectAll()
    .where("username", "=", username)
    .where("deleted_at", "is", null)
    .executeTakeFirst();
  if (row === undefined) return null;
  const { subRoles, permissions } = sessionUser.properties;
  const staff = {
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
    subLocations: await findWorkLocations(database, row.id),
    location: row.location,
    station: row.station,
    isDeleted: false,
  };
  return { passwordHash: row.password_hash, staff };
}

export async function findWorkLocations(
  database: Database,
  staff: Staff["id"],
): Promise<readonly LocationId[]> {
  const rows = await database
    .selectFrom("staff_location")
    .select("location")
    .where("staff", "=", staff)
    .orderBy("location")
    .execute();
  return rows.map(({ location }) => location);
}
