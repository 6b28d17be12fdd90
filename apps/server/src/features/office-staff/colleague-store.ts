import type { LocationId, StaffId } from "@comanda/domain/id";

import type { Database, WriteTransaction } from "#database/database.ts";

import type { StaffRow } from "../staff/index.ts";

export type Workplace = { readonly location: LocationId; readonly name: string };
export type ColleagueRow = StaffRow & { readonly workplaces: readonly Workplace[] };

/** Staff of all locations where the user works, with the locations they share with the user. */
export async function findColleagues(
  database: Database,
  user: StaffId,
): Promise<readonly ColleagueRow[]> {
  const rows = await database
    .selectFrom("staff")
    .innerJoin("staff_location", "staff_location.staff", "staff.id")
    .innerJoin("location", "location.id", "staff_location.location")
    .innerJoin("staff_location as own", "own.location", "location.id")
    .selectAll("staff")
    .select(["location.id as workplace", "location.name as workplace_name"])
    .where("own.staff", "=", user)
    .where("staff.deleted_at", "is", null)
    .orderBy("staff.id")
    .orderBy("location.id")
    .execute();
  return [...Map.groupBy(rows, ({ id }) => id).values()].flatMap((found) => {
    const [first] = found;
    if (first === undefined) return [];
    const { workplace: _workplace, workplace_name: _name, ...staff } = first;
    return [
      {
        ...staff,
        workplaces: found.map(({ workplace, workplace_name: name }) => ({
          location: workplace,
          name,
        })),
      },
    ];
  });
}

/** The number of locations a staff member works at, including those the user does not. */
export async function countWorkplaces(database: Database, staff: StaffId): Promise<number> {
  const rows = await database
    .selectFrom("staff_location")
    .select("location")
    .where("staff", "=", staff)
    .execute();
  return rows.length;
}

/** Saves the changed row of a staff member who is added. */
export async function updateColleague(
  tx: WriteTransaction,
  { id, user_group, location, station, revision }: StaffRow,
): Promise<void> {
  await tx
    .updateTable("staff")
    .set({ user_group, location, station, revision })
    .where("id", "=", id)
    .execute();
}
