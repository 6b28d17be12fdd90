import { privilegeRecord } from "@comanda/contract/privilege-record";
import { totalsSchema } from "@comanda/contract/settlement";
import type { LocationId, WorkDayId } from "@comanda/domain/id";

import type { Database } from "#database/database.ts";
import { fromJson } from "#database/portable-columns.ts";

/** The bills with privileged guests that were paid in some days, with the share of each guest. */
export async function findPrivileges(
  database: Database,
  location: LocationId,
  days: readonly WorkDayId[],
) {
  const rows = await database
    .selectFrom("bill")
    .select(["id", "number", "updated_at as at", "privilege", "totals"])
    .where("location", "=", location)
    .where("status", "=", "closed")
    .where("work_day", "in", days)
    .where("privilege", "is not", null)
    .execute();
  return rows.flatMap(({ privilege, totals, ...bill }) => {
    if (privilege === null || totals === null) return [];
    const { privileges = [] } = fromJson(totalsSchema, totals);
    return [{ ...bill, privilege: fromJson(privilegeRecord, privilege), shares: privileges }];
  });
}
