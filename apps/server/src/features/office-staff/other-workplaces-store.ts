import type { LocationId, StaffId } from "@comanda/domain/id";

import type { Database } from "#database/database.ts";
import { runInBatches } from "#database/run-in-batches.ts";

type PeopleHere = { readonly location: LocationId; readonly people: readonly StaffId[] };
export type StaffIdHolder = { readonly id: StaffId; readonly ref: string };

/** The locations where these people work besides this one. */
export async function findOtherWorkplaces(
  database: Database,
  { location, people }: PeopleHere,
): Promise<ReadonlyMap<StaffId, readonly LocationId[]>> {
  const rows = await runInBatches(people, (batch) =>
    database
      .selectFrom("staff_location")
      .select(["staff", "location"])
      .where("staff", "in", batch)
      .where("location", "<>", location)
      .orderBy("location")
      .execute(),
  );
  const byStaff = Map.groupBy(rows, ({ staff }) => staff);
  return new Map([...byStaff].map(([staff, of]) => [staff, of.map((row) => row.location)]));
}

type StaffIdsElsewhere = {
  readonly workplaces: ReadonlyMap<StaffId, readonly LocationId[]>;
  readonly holders: ReadonlyMap<LocationId, readonly StaffIdHolder[]>;
};

/** The other locations of each of these people, and the staff IDs in use at each of these locations. */
export async function findStaffIdsElsewhere(
  database: Database,
  here: PeopleHere,
): Promise<StaffIdsElsewhere> {
  const workplaces = await findOtherWorkplaces(database, here);
  const rows = await runInBatches([...new Set([...workplaces.values()].flat())], (batch) =>
    database
      .selectFrom("staff_location")
      .innerJoin("staff", "staff.id", "staff_location.staff")
      .select(["staff_location.location", "staff.id", "staff.ref"])
      .where("staff_location.location", "in", batch)
      .where("staff.deleted_at", "is", null)
      .execute(),
  );
  return { workplaces, holders: Map.groupBy(rows, (row) => row.location) };
}
