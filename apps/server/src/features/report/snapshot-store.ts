import { daySnapshot, shiftSnapshot } from "@comanda/contract/summary-snapshot";
import type { LocationId, WorkDayId } from "@comanda/domain/id";
import type { ShiftSummary } from "@comanda/domain/shift/shift-summary";
import type { Instant } from "@comanda/domain/time/instant";
import type { DaySummary } from "@comanda/domain/work-day/day-summary";

import type { Database } from "#database/database.ts";
import { fromJson } from "#database/portable-columns.ts";

export async function findEndedShifts(
  database: Database,
  location: LocationId,
  workDay: WorkDayId,
): Promise<readonly ShiftSummary[]> {
  const rows = await database
    .selectFrom("shift")
    .innerJoin("report", (join) =>
      join.onRef("report.location", "=", "shift.location").onRef("report.shift", "=", "shift.id"),
    )
    .select("report.summary")
    .where("shift.location", "=", location)
    .where("shift.work_day", "=", workDay)
    .orderBy("shift.id")
    .execute();
  return rows.map(({ summary }) => fromJson(shiftSnapshot, summary));
}

/** The summaries of the ended days that began between two moments. */
export async function findEndedDays(
  database: Database,
  location: LocationId,
  { from, to }: { readonly from: Instant; readonly to: Instant },
): Promise<readonly DaySummary[]> {
  const rows = await database
    .selectFrom("work_day")
    .innerJoin("report", (join) =>
      join
        .onRef("report.location", "=", "work_day.location")
        .onRef("report.work_day", "=", "work_day.id"),
    )
    .select("report.summary")
    .where("work_day.location", "=", location)
    .where("work_day.started_at", ">=", from)
    .where("work_day.started_at", "<=", to)
    .orderBy("work_day.started_at")
    .execute();
  return rows.map(({ summary }) => fromJson(daySnapshot, summary));
}
