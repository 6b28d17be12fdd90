import type { QueryOf, ReplyOf } from "@comanda/contract/call";
import type { findBills, WorkDayStart } from "@comanda/contract/find-bills";
import { formatDateTime } from "@comanda/contract/wire";
import type { LocationId, WorkDayId } from "@comanda/domain/id";
import { refuse, type Refusal } from "@comanda/domain/refusal";
import { calendarDate, dayNumber } from "@comanda/domain/time/calendar";
import { instant, type Instant } from "@comanda/domain/time/instant";
import { midnightOf } from "@comanda/domain/time/instant-of-local";
import type { TimeZone } from "@comanda/domain/time/local-time";
import { parseWireDate } from "@comanda/domain/time/wire-date";

import type { Database } from "#database/database.ts";

import {
  findDay,
  findDaysBegun,
  findEndedDayBefore,
  findEndedDayFrom,
  type BegunDay,
} from "./ended-bills-store.ts";

type Call = typeof findBills;
type DayRequest = { readonly query: QueryOf<Call>; readonly zone: TimeZone };

type RequestedDays = Pick<ReplyOf<Call>, "day" | "previousDay" | "nextDay"> & {
  /** Null for all days. */
  readonly days: readonly WorkDayId[] | null;
};

const noDays = { day: null, previousDay: null, nextDay: null };

/** The work days whose bills a request wants, with the ended ones before and after them. */
export async function findRequestedDays(
  database: Database,
  location: LocationId,
  { query: { date, workDay, lastDay }, zone }: DayRequest,
): Promise<RequestedDays | Refusal> {
  if (date !== undefined) {
    const day = parseWireDate(date);
    if (day === null) return refuse("date-invalid");
    const next = calendarDate(dayNumber(day) + 1);
    const span = { from: midnightOf(day, zone), until: midnightOf(next, zone) };
    const days = await findDaysBegun(database, location, span);
    return { days, day: null, ...(await findDaysBeside(database, location, span)) };
  }
  if (workDay === undefined && lastDay === undefined) return { days: null, ...noDays };
  const day =
    workDay === undefined
      ? await findEndedDayBefore(database, location, null)
      : await findDay(database, location, workDay);
  if (day === null) return { days: [], ...noDays };
  const span = { from: day.startedAt, until: instant(day.startedAt + 1) };
  const beside = await findDaysBeside(database, location, span);
  return { days: [day.id], day: showStart(day), ...beside };
}

async function findDaysBeside(
  database: Database,
  location: LocationId,
  { from, until }: { readonly from: Instant; readonly until: Instant },
) {
  const [previousDay, nextDay] = await Promise.all([
    findEndedDayBefore(database, location, from),
    findEndedDayFrom(database, location, until),
  ]);
  return { previousDay: showStart(previousDay), nextDay: showStart(nextDay) };
}

function showStart(day: BegunDay | null): WorkDayStart | null {
  return day === null ? null : { id: day.id, startTime: formatDateTime(day.startedAt) };
}
