import { calendarDate, dayNumber, type CalendarDate } from "@comanda/domain/time/calendar";
import { parseWireDateTime } from "@comanda/domain/time/wire-date";
import { localTime } from "@comanda/domain/time/local-time";

import { serverNow } from "#api/clock.ts";
import { instant } from "@comanda/domain/time/instant";

import { openDay, requireSession, zoneOf } from "../order/index.ts";

/** Which bills a list shows: local ones, or those that the server finds. */
export type BillsPeriod =
  | { readonly kind: "running-day" }
  | { readonly kind: "day"; readonly date: CalendarDate }
  | { readonly kind: "all-days" };

/** The date of the running work day, or today's if none is open. */
export function runningDate(): CalendarDate {
  const start = openDay()?.startTime;
  const at = start === undefined ? null : parseWireDateTime(start);
  const { year, month, day } = localTime(at ?? instant(serverNow()), zoneOf(requireSession()));
  return { year, month, day };
}

/** The running day has its bills on the till; those of any other date are on the server. */
export function periodOfDate(date: CalendarDate | null): BillsPeriod {
  const isRunning =
    openDay() !== null && dayNumber(runningDate()) === dayNumber(date ?? runningDate());
  return date === null || isRunning ? { kind: "running-day" } : { kind: "day", date };
}

/** The day before the running one is yesterday; while no day is open, it is today, whose day has ended. */
export function previousPeriod(from: BillsPeriod): BillsPeriod {
  if (from.kind === "day") return { kind: "day", date: addDays(from.date, -1) };
  const today = runningDate();
  return { kind: "day", date: openDay() === null ? today : addDays(today, -1) };
}

/** The running day follows the last day that has ended. */
export function nextPeriod({ date }: Extract<BillsPeriod, { readonly kind: "day" }>): BillsPeriod {
  const next = addDays(date, 1);
  const last = dayNumber(runningDate()) - (openDay() === null ? 0 : 1);
  return dayNumber(next) > last ? { kind: "running-day" } : { kind: "day", date: next };
}

function addDays(date: CalendarDate, days: number): CalendarDate {
  return calendarDate(dayNumber(date) + days);
}
