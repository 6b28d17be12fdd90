import { shiftSnapshot } from "@comanda/contract/summary-snapshot";
import type { LocationId, WorkDayId } from "@comanda/domain/id";

import type { Database } from "#database/database.ts";
import { fromJson } from "#database/portable-columns.ts";

/** What the shifts of some days filed when they ended, in the order in which they began. */
export async function findFiledShifts(
  database: Database,
  location: LocationId,
  days: readonly WorkDayId[],
) {
  const rows = await database
    .selectFrom("shift")
    .innerJoin("report", (join) =>
      join.onRef("report.location", "=", "shift.location").onRef("report.shift", "=", "shift.id"),
    )
    .select(["shift.work_day as workDay", "report.summary"])
    .where("shift.location", "=", location)
    .where("shift.work_day", "in", days)
    .orderBy("shift.id")
    .execute();
  return rows.map(({ workDay, summary }) => ({
    workDay,
    shift: fromJson(shiftSnapshot, summary),
  }));
}
