import { currency } from "@comanda/contract/menu";
import type { LocationId, ShiftId, StaffId, StationId, WorkDayId } from "@comanda/domain/id";
import type { CountedCurrency } from "@comanda/domain/money/cash-count";
import type { NewShift } from "@comanda/domain/shift/shift";

import { compileOnce } from "#database/compile-once.ts";
import type { Database } from "#database/database.ts";
import { fromJson, toJson } from "#database/portable-columns.ts";
import type { WriteContext } from "#journal/command.ts";

export type ShiftAtStation = {
  readonly id: ShiftId;
  readonly name: string;
  readonly staff: StaffId;
  readonly workDay: WorkDayId;
};

export async function findOpenShift(
  database: Database,
  location: LocationId,
  station: StationId,
): Promise<ShiftAtStation | null> {
  const [row] = await openShiftAt(database, { location, station });
  return row ?? null;
}

type Drawer = { readonly location: LocationId; readonly station: StationId };

const openShiftAt = compileOnce((database, { location, station }: Drawer) =>
  database
    .selectFrom("shift")
    .select(["id", "name", "staff", "work_day as workDay"])
    .where("location", "=", location)
    .where("station", "=", station)
    .where("ended_at", "is", null),
);

/** The shifts whose drawers are not counted yet. */
export async function findOpenShiftIds(
  database: Database,
  location: LocationId,
): Promise<ReadonlySet<ShiftId>> {
  const rows = await database
    .selectFrom("shift")
    .select("id")
    .where("location", "=", location)
    .where("ended_at", "is", null)
    .execute();
  return new Set(rows.map(({ id }) => id));
}

/** The number of shifts of a day, for the name of the next. */
export async function countShifts(
  database: Database,
  location: LocationId,
  workDay: WorkDayId,
): Promise<number> {
  const { count } = await database
    .selectFrom("shift")
    .select((eb) => eb.fn.countAll<number>().as("count"))
    .where("location", "=", location)
    .where("work_day", "=", workDay)
    .executeTakeFirstOrThrow();
  return count;
}

export async function insertShift(
  { tx, session, changes }: WriteContext,
  shift: NewShift,
): Promise<ShiftId> {
  const row = await tx
    .insertInto("shift")
    .values({
      location: session.location,
      station: shift.station,
      work_day: shift.workDay,
      staff: shift.staff,
      name: shift.name,
      started_at: shift.startedAt,
      start_count: toJson(shift.startCount),
      ended_at: null,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  changes.inserted("shift", row);
  return row.id;
}

/** What the drawers of the location are counted by. */
export async function findDenominations(
  database: Database,
  location: LocationId,
): Promise<CountedCurrency> {
  const { coins, notes, hasDecimals } = await database
    .selectFrom("currency")
    .select(["coins", "notes", "has_decimals as hasDecimals"])
    .where("location", "=", location)
    .where("is_main", "=", 1)
    .executeTakeFirstOrThrow();
  const { coinDenominations, billDenominations } = currency.properties;
  return {
    coins: fromJson(coinDenominations, coins),
    notes: fromJson(billDenominations, notes),
    hasDecimals: hasDecimals === 1,
  };
}
