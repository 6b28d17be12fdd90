import type { LocationId } from "@comanda/domain/id";
import type { Staff } from "@comanda/domain/staff/staff";

import type { Database } from "#database/database.ts";
import type { Tables } from "#database/tables.ts";

import { staffOf } from "../staff/index.ts";

export type Account = {
  readonly passwordHash: string | null;
  /** As they are stored. */
  readonly permissions: Tables["staff"]["permissions"];
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
  const staff = staffOf(row, await findWorkLocations(database, row.id));
  return { passwordHash: row.password_hash, permissions: row.permissions, staff };
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
