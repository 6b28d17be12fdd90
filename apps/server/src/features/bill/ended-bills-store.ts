import type { CustomerId, LocationId, StaffId, WorkDayId } from "@comanda/domain/id";
import type { Money } from "@comanda/domain/money/money";
import type { Instant } from "@comanda/domain/time/instant";
import { sql } from "kysely";

import type { Database } from "#database/database.ts";

import type { BillRow } from "./bill-rows.ts";

/** One search key of a bill; each has an index of its own. */
export type BillSearchKey =
  | { readonly column: "number" | "number_in_work_day"; readonly value: number }
  | { readonly column: "amount"; readonly value: Money }
  | { readonly column: "table_name" | "room_name"; readonly value: string }
  | { readonly column: "staff"; readonly value: StaffId }
  | { readonly column: "customer"; readonly value: CustomerId };

/** Which ended bills to find, highest numbers first. */
export type EndedBillQuery = {
  readonly location: LocationId;
  /** Null for all days. */
  readonly days: readonly WorkDayId[] | null;
  readonly before: number | null;
  readonly limit: number;
};

/** An ended bill with its work day. */
export type EndedBillRow = BillRow & { readonly work_day: WorkDayId };

/** The ended bills that match the search key; without one, all of them. */
export async function findEndedBillRows(
  database: Database,
  { location, days, before, limit }: EndedBillQuery,
  remembered: BillSearchKey | null,
): Promise<readonly EndedBillRow[]> {
  if (days?.length === 0) return [];
  return database
    .selectFrom("bill")
    .selectAll()
    .where("location", "=", location)
    .where("work_day", "is not", null)
    .$narrowType<{ work_day: WorkDayId }>()
    .$call((query) =>
      remembered === null ? query : query.where(remembered.column, "=", remembered.value),
    )
    .$call((query) =>
      // Known from the text of the statement: the index has only bills with a room.
      remembered?.column === "room_name" ? query.where("room_name", "<>", sql.lit("")) : query,
    )
    .$call((query) => (days === null ? query : query.where("work_day", "in", days)))
    .$call((query) => (before === null ? query : query.where("number", "<", before)))
    .orderBy("number", "desc")
    .limit(limit)
    .execute();
}

/** From a moment until just before another. */
type Span = { readonly from: Instant; readonly until: Instant };

export type BegunDay = { readonly id: WorkDayId; readonly startedAt: Instant };

export async function findDaysBegun(
  database: Database,
  location: LocationId,
  { from, until }: Span,
): Promise<readonly WorkDayId[]> {
  const rows = await database
    .selectFrom("work_day")
    .select("id")
    .where("location", "=", location)
    .where("started_at", ">=", from)
    .where("started_at", "<", until)
    .execute();
  return rows.map(({ id }) => id);
}

export async function findDay(
  database: Database,
  location: LocationId,
  day: WorkDayId,
): Promise<BegunDay | null> {
  const row = await daysAt(database, location).where("id", "=", day).executeTakeFirst();
  return row ?? null;
}

/** The last ended day that began before then; null for the last of all. */
export async function findEndedDayBefore(
  database: Database,
  location: LocationId,
  until: Instant | null,
): Promise<BegunDay | null> {
  const row = await daysAt(database, location)
    .where("ended_at", "is not", null)
    .$call((query) => (until === null ? query : query.where("started_at", "<", until)))
    .orderBy("started_at", "desc")
    .limit(1)
    .executeTakeFirst();
  return row ?? null;
}

/** The first ended day that began then or later. */
export async function findEndedDayFrom(
  database: Database,
  location: LocationId,
  from: Instant,
): Promise<BegunDay | null> {
  const row = await daysAt(database, location)
    .where("ended_at", "is not", null)
    .where("started_at", ">=", from)
    .orderBy("started_at")
    .limit(1)
    .executeTakeFirst();
  return row ?? null;
}

function daysAt(database: Database, location: LocationId) {
  return database
    .selectFrom("work_day")
    .select(["id", "started_at as startedAt"])
    .where("location", "=", location);
}

export async function findDayStarts(
  database: Database,
  location: LocationId,
  days: readonly WorkDayId[],
): Promise<ReadonlyMap<WorkDayId, Instant>> {
  if (days.length === 0) return new Map();
  const rows = await database
    .selectFrom("work_day")
    .select(["id", "started_at"])
    .where("location", "=", location)
    .where("id", "in", days)
    .execute();
  return new Map(rows.map(({ id, started_at }) => [id, started_at]));
}
