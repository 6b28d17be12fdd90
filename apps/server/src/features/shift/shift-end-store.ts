import { cashCountSchema } from "@comanda/contract/cash-count";
import type { LocationId, ShiftId, StationId, WorkDayId } from "@comanda/domain/id";
import type { CashCount } from "@comanda/domain/money/cash-count";
import type { ClosedShift, OpenShift } from "@comanda/domain/shift/shift";
import type { OpenShiftNames } from "@comanda/domain/work-day/end-work-day";

import type { Database } from "#database/database.ts";
import { fromJson, toJson } from "#database/portable-columns.ts";
import type { WriteContext } from "#journal/command.ts";

/** The running shifts, each with the last count of its drawer and who counted it when. */
export async function findOpenShifts(
  database: Database,
  location: LocationId,
): Promise<readonly OpenShift[]> {
  const rows = await database
    .selectFrom("shift")
    .selectAll()
    .where("location", "=", location)
    .where("ended_at", "is", null)
    .orderBy("id")
    .execute();
  const counts = await database
    .selectFrom("shift_count")
    .innerJoin("shift", (join) =>
      join
        .onRef("shift.location", "=", "shift_count.location")
        .onRef("shift.id", "=", "shift_count.shift"),
    )
    .select(["shift_count.shift", "shift_count.staff", "shift_count.count", "shift_count.at"])
    .where("shift_count.location", "=", location)
    .where("shift.ended_at", "is", null)
    .orderBy("shift_count.id")
    .execute();
  const countsOf = Map.groupBy(counts, ({ shift }) => shift);
  return rows.map((row) => {
    const own = countsOf.get(row.id) ?? [];
    const endCount = own.at(-1)?.count;
    return {
      status: "open",
      id: row.id,
      name: row.name,
      station: row.station,
      staff: row.staff,
      workDay: row.work_day,
      startedAt: row.started_at,
      startCount: fromJson(cashCountSchema, row.start_count),
      endCount: endCount === undefined ? null : fromJson(cashCountSchema, endCount),
      counts: own.map(({ staff, at }) => ({ by: staff, at })),
    };
  });
}

/** A count is never changed: counting again adds another one. */
export async function insertCount(
  { tx, session, changes, at }: WriteContext,
  shift: ShiftId,
  count: CashCount,
): Promise<void> {
  const row = await tx
    .insertInto("shift_count")
    .values({
      location: session.location,
      shift,
      staff: session.staff,
      count: toJson(count),
      total: count.grandTotal,
      at,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  changes.inserted("shift_count", row);
}

export async function closeShift(
  { tx, session, changes }: WriteContext,
  { id, endedAt }: ClosedShift,
): Promise<void> {
  const { location } = session;
  const before = await tx
    .selectFrom("shift")
    .selectAll()
    .where("location", "=", location)
    .where("id", "=", id)
    .where("ended_at", "is", null)
    .executeTakeFirstOrThrow();
  await tx
    .updateTable("shift")
    .set({ ended_at: endedAt })
    .where("location", "=", location)
    .where("id", "=", id)
    .execute();
  changes.updated("shift", before, { ...before, ended_at: endedAt });
}

/** The running shifts as users see them, for ending the day. */
export async function findRunningShiftLabels(
  database: Database,
  location: LocationId,
): Promise<readonly OpenShiftNames[]> {
  const rows = await database
    .selectFrom("shift")
    .innerJoin("station", (join) =>
      join
        .onRef("station.location", "=", "shift.location")
        .onRef("station.id", "=", "shift.station"),
    )
    .innerJoin("staff", "staff.id", "shift.staff")
    .select(["shift.name", "station.name as station", "staff.first_name", "staff.last_name"])
    .where("shift.location", "=", location)
    .where("shift.ended_at", "is", null)
    .orderBy("shift.id")
    .execute();
  return rows.map(({ name, station, first_name, last_name }) => ({
    name,
    station,
    user: `${first_name} ${last_name}`.trim(),
  }));
}

/** The shifts of a work day at a station, ended or not. */
export async function findShiftsAt(
  database: Database,
  location: LocationId,
  at: { readonly workDay: WorkDayId; readonly station: StationId },
): Promise<readonly ShiftId[]> {
  const rows = await database
    .selectFrom("shift")
    .select("id")
    .where("location", "=", location)
    .where("work_day", "=", at.workDay)
    .where("station", "=", at.station)
    .execute();
  return rows.map(({ id }) => id);
}
