import type { LocationId } from "@comanda/domain/id";
import { sql } from "kysely";

import type { Database } from "#database/database.ts";

type UseElsewhere = {
  readonly of: number;
  readonly kind: "openShiftElsewhere" | "openBillElsewhere";
  readonly location: LocationId;
  /** The name of that location. */
  readonly place: string;
};

/** At which other locations the people have an open shift, and serve open bills. */
export async function findStaffUsesElsewhere(
  database: Database,
  { location, ids }: { readonly location: LocationId; readonly ids: readonly number[] },
): Promise<readonly UseElsewhere[]> {
  // By way of the workplaces, so that the bills are found by their index, which begins with the location.
  const { rows } = await sql<UseElsewhere>`
    select distinct shift.staff as of, 'openShiftElsewhere' as kind,
      location.id as location, location.name as place
    from staff_location workplace
    inner join location on location.id = workplace.location
    inner join shift on shift.location = workplace.location and shift.staff = workplace.staff
    where workplace.staff in (${sql.join(ids)}) and workplace.location <> ${location}
      and shift.ended_at is null
    union all
    select distinct bill.staff as of, 'openBillElsewhere' as kind,
      location.id as location, location.name as place
    from staff_location workplace
    inner join location on location.id = workplace.location
    inner join bill on bill.location = workplace.location and bill.staff = workplace.staff
    where workplace.staff in (${sql.join(ids)}) and workplace.location <> ${location}
      and bill.status = 'open'
    order by kind desc, location
  `.execute(database);
  return rows;
}
