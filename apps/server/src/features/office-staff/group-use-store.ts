import type { LocationId } from "@comanda/domain/id";
import { sql } from "kysely";

import type { Database } from "#database/database.ts";

/** How many staff and commissions of other locations use a group. */
export async function countGroupUsersElsewhere(
  database: Database,
  { location, ids }: { readonly location: LocationId; readonly ids: readonly number[] },
): Promise<ReadonlyMap<number, number>> {
  const { rows } = await sql<{ readonly of: number }>`
    select staff.user_group as of from staff
    where staff.deleted_at is null and staff.user_group in (${sql.join(ids)})
      and not exists (
        select 1 from staff_location w where w.staff = staff.id and w.location = ${location}
      )
    union all
    select entry.user_group as of from commission_entry entry
    inner join commission on commission.location = entry.location and commission.id = entry.commission
    where commission.deleted_at is null and commission.location <> ${location}
      and entry.user_group in (${sql.join(ids)})
  `.execute(database);
  const ofGroup = Map.groupBy(rows, ({ of }) => of);
  return new Map([...ofGroup].map(([group, found]) => [group, found.length]));
}
