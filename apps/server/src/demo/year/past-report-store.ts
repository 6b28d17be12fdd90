import type { LocationId, StaffId } from "@comanda/domain/id";
import type { DaySummary } from "@comanda/domain/work-day/day-summary";
import type { Insertable, Selectable } from "kysely";

import type { WriteTransaction } from "#database/database.ts";
import { toJson } from "#database/portable-columns.ts";
import type { Tables } from "#database/tables.ts";

import type { WorkDayRow } from "./history-store.ts";
import type { PastShift } from "./past-reports.ts";

export type PastPapers = {
  readonly counts: readonly Selectable<Tables["shift_count"]>[];
  readonly reports: readonly Selectable<Tables["report"]>[];
};

type PastDay = {
  readonly location: LocationId;
  readonly by: StaffId;
  readonly workDay: WorkDayRow;
  readonly shifts: readonly PastShift[];
  readonly summary: DaySummary;
  /** The number of days filed before this one, each with the same number of shifts. */
  readonly before: number;
};

/** Files the counts and reports of a past day, with numbers that continue those of the day before. */
export async function insertPastReports(tx: WriteTransaction, day: PastDay): Promise<PastPapers> {
  const { location, shifts, before } = day;
  const counts = await tx
    .insertInto("shift_count")
    .values(
      shifts.map(({ row, count }) => ({
        location,
        shift: row.id,
        staff: row.staff,
        count: toJson(count),
        total: count.grandTotal,
        at: row.ended_at ?? row.started_at,
      })),
    )
    .returningAll()
    .execute();
  const reports = await tx.insertInto("report").values(reportsOf(day)).returningAll().execute();
  const counters = [
    { location, kind: "shift" as const, last_number: (before + 1) * shifts.length },
    { location, kind: "day" as const, last_number: before + 1 },
  ];
  await tx
    .insertInto("report_counter")
    .values(counters)
    .onConflict((conflict) =>
      conflict
        .columns(["location", "kind"])
        .doUpdateSet((eb) => ({ last_number: eb.ref("excluded.last_number") })),
    )
    .execute();
  return { counts, reports };
}

type NewReport = Omit<Insertable<Tables["report"]>, "id">;

function reportsOf({ location, by, workDay, shifts, summary, before }: PastDay): NewReport[] {
  const paper = {
    location,
    from_date: null,
    to_date: null,
    message: "",
    file_name: "",
    pdf_hash: null,
    pdf_length: null,
  };
  const ofShifts = shifts.map(({ row, summary: own }, index): NewReport => ({
    ...paper,
    kind: "shift",
    number: before * shifts.length + index + 1,
    shift: row.id,
    work_day: null,
    staff: row.staff,
    created_at: row.ended_at ?? row.started_at,
    summary: toJson(own),
  }));
  const ofDay: NewReport = {
    ...paper,
    kind: "day",
    number: before + 1,
    shift: null,
    work_day: workDay.id,
    staff: by,
    created_at: workDay.ended_at ?? workDay.started_at,
    summary: toJson(summary),
  };
  return [...ofShifts, ofDay];
}
