import type { StaffId, UserGroupId } from "@comanda/domain/id";

import type { Database } from "#database/database.ts";
import { runInBatches } from "#database/run-in-batches.ts";

function selectWorkplacesOf(database: Database, user: StaffId) {
  return database.selectFrom("staff_location").select("location").where("staff", "=", user);
}

/** Of these people, those who also work at locations where the user does not, each with the names of those. */
export async function findPeopleBeyond(
  database: Database,
  user: StaffId,
  people: readonly StaffId[],
) {
  return runInBatches(people, (batch) =>
    database
      .selectFrom("staff")
      .innerJoin("staff_location as workplace", "workplace.staff", "staff.id")
      .innerJoin("location", "location.id", "workplace.location")
      .select(["staff.id", "username", "first_name", "last_name", "location.name as place"])
      .where("staff.id", "in", batch)
      .where("location.id", "not in", selectWorkplacesOf(database, user))
      .orderBy("staff.id")
      .orderBy("location.id")
      .execute(),
  );
}

/** The names of the locations where members of the group work and the user does not. */
export async function findGroupPlacesBeyond(
  database: Database,
  user: StaffId,
  group: UserGroupId,
): Promise<readonly string[]> {
  const rows = await database
    .selectFrom("staff")
    .innerJoin("staff_location as workplace", "workplace.staff", "staff.id")
    .innerJoin("location", "location.id", "workplace.location")
    .select(["location.id", "location.name"])
    .distinct()
    .where("staff.user_group", "=", group)
    .where("staff.deleted_at", "is", null)
    .where("location.id", "not in", selectWorkplacesOf(database, user))
    .orderBy("location.id")
    .execute();
  return rows.map(({ name }) => name);
}
