import { calendarDate, dayNumber, type CalendarDate } from "@comanda/domain/time/calendar";
import { parseWireDateTime } from "@comanda/domain/time/date-text";
import { localTime } from "@comanda/domain/time/local-time";

import { serverNow } from "#api/clock.ts";
import { instant } from "@comanda/domain/time/instant";

import { openDay, requireSession, zoneOf } from "../order/index.ts";

/** Which bills a list shows: those that the till has, or such as the server finds. */
export type WhichBills =
  | { readonly kind: "running-day" }
  | { readonly kind: "day"; readonly date: CalendarDate }
  | { readonly kind: "all-days" };

/** The date of the running work day; without one, of today. */
export function runningDate(): CalendarDate {
  const start = openDay()?.startTime;
  const at = start === undefined ? null : parseWireDateTime(start);
  const { year, month, day } = localTime(at ?? instant(serverNow()), zoneOf(requireSession()));
  return { year, month, day };
}

/** Before the running day comes yesterday; while no day is on, the one that ended today. */
export function dayBack(from: WhichBills): WhichBills {
  if (from.kind === "day") return { kind: "day", date: daysFrom(from.date, -1) };
  const today = runningDate();
  return { kind: "day", date: openDay() === null ? today : daysFrom(today, -1) };
}

/** After the last day that has ended comes the running one. */
export function dayOn({ date }: Extract<WhichBills, { readonly kind: "day" }>): WhichBills {
  const next = daysFrom(date, 1);
  const last = dayNumber(runningDate()) - (openDay() === null ? 0 : 1);
  return dayNumber(next) > last ? { kind: "running-day" } : { kind: "day", date: next };
}

function daysFrom(date: CalendarDate, days: number): CalendarDate {
  return calendarDate(dayNumber(date) + days);
}
