import type { LocationId } from "@comanda/domain/id";

import type { Database } from "#database/database.ts";

import { findStaffOf } from "../staff/index.ts";

/** Includes retired articles. */
export async function findArticleNames(
  database: Database,
  location: LocationId,
): Promise<ReadonlyMap<number, string>> {
  const rows = await database
    .selectFrom("article")
    .select(["id", "name"])
    .where("location", "=", location)
    .execute();
  return new Map(rows.map(({ id, name }) => [id, name]));
}

/** Staff ID and name, as in all reports; includes former staff. */
export async function findStaffNames(
  database: Database,
  location: LocationId,
): Promise<ReadonlyMap<number, string>> {
  const staff = await findStaffOf(database, location);
  return new Map(
    staff.map(({ id, ref, firstName, lastName }) => [id, `${ref} ${firstName} ${lastName}`.trim()]),
  );
}
