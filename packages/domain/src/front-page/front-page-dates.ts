import type { ReportDates } from "../owner-report/select-report-days.ts";
import { addDays, firstOfMonth, weekdayOf, type CalendarDate } from "../time/calendar.ts";
import type { Instant } from "../time/instant.ts";
import { instantOfLocal } from "../time/instant-of-local.ts";
import { localTime, type TimeZone } from "../time/local-time.ts";

const daysPerWeek = 7;

/** The same weekday of the week before. */
export function weekBefore(date: CalendarDate): CalendarDate {
  return addDays(date, -daysPerWeek);
}

/** The same time on the venue's clock, seven days earlier. */
export function momentWeekBefore(now: Instant, zone: TimeZone): Instant {
  const time = localTime(now, zone);
  return instantOfLocal({ ...time, ...weekBefore(time) }, zone);
}

/** The last week that has ended, from Monday to Sunday, and the one before it. */
export function lastWeeks(today: CalendarDate): Record<"last" | "before", ReportDates> {
  const monday = addDays(today, 1 - weekdayOf(today) - daysPerWeek);
  return { last: weekFrom(monday), before: weekFrom(weekBefore(monday)) };
}

/** The last month that has ended, and the one before it. */
export function lastMonths(today: CalendarDate): Record<"last" | "before", ReportDates> {
  const last = monthBefore(today);
  return { last, before: monthBefore(last.from) };
}

/** Today and the six days before it. */
export function lastSevenDays(today: CalendarDate): ReportDates {
  return { from: addDays(today, 1 - daysPerWeek), to: today };
}

function weekFrom(monday: CalendarDate): ReportDates {
  return { from: monday, to: addDays(monday, daysPerWeek - 1) };
}

function monthBefore(date: CalendarDate): ReportDates {
  const to = addDays(date, -date.day);
  return { from: firstOfMonth(to), to };
}
