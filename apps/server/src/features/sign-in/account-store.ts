import type { LocationId } from "@comanda/domain/id";
import type { Staff } from "@comanda/domain/staff/staff";

import type { Database } from "#database/database.ts";

import { selectMembers, staffOf } from "../staff/index.ts";
import { storedPermissions } from "./session-store.ts";

export type Account = {
  readonly passwordHash: string | null;
  /** As stored, of the user and of their group. */
  readonly permissions: string;
  readonly staff: Staff;
};

export async function findAccount(database: Database, username: string): Promise<Account | null> {
  const row = await selectMembers(database)
    .where("staff.username", "=", username)
    .where("staff.deleted_at", "is", null)
    .executeTakeFirst();
  if (row === undefined) return null;
  const staff = staffOf(row, await findWorkLocations(database, row.id));
  const permissions = storedPermissions(row.permissions, row.group_permissions);
  return { passwordHash: row.password_hash, permissions, staff };
}

/**
 * Whether the account is unchanged since the password check. Locks it until the commit, so that no session starts with
 * a password that is being replaced.
 */
export async function lockUnchangedAccount(
  database: Database,
  { staff, passwordHash }: Account,
): Promise<boolean> {
  const { numUpdatedRows } = await database
    .updateTable("staff")
    .set((eb) => ({ deleted_at: eb.ref("deleted_at") }))
    .where("id", "=", staff.id)
    .where("password_hash", "=", passwordHash)
    .where("may_log_in", "=", 1)
    .where("deleted_at", "is", null)
    .executeTakeFirstOrThrow();
  return numUpdatedRows === 1n;
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
