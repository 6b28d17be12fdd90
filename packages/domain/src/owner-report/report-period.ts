import {
  addDays,
  dayNumber,
  firstOfMonth,
  isCalendarDate,
  weekdayOf,
  type CalendarDate,
} from "../time/calendar.ts";
import type { ReportDates } from "./select-report-days.ts";

/** The periods that an owner can choose without typing dates. */
export const periodNames = [
  "today",
  "yesterday",
  "week",
  "last-week",
  "month",
  "last-month",
  "last-7",
  "last-30",
] as const;
export type PeriodName = (typeof periodNames)[number];

/** What a report can be compared with: the span before it, the same weekdays before it, or those of a year ago. */
export const comparisonNames = ["before", "weeks", "year", "52-weeks"] as const;
export type ComparisonName = (typeof comparisonNames)[number];

const daysPerWeek = 7;

/** A period in dates. Weeks begin on Monday, and what has not ended yet ends today. */
export function datesOfPeriod(name: PeriodName, today: CalendarDate): ReportDates {
  const monday = addDays(today, 1 - weekdayOf(today));
  switch (name) {
    case "today":
      return { from: today, to: today };
    case "yesterday":
      return shiftDates({ from: today, to: today }, -1);
    case "week":
      return { from: monday, to: today };
    case "last-week":
      return { from: addDays(monday, -daysPerWeek), to: addDays(monday, -1) };
    case "month":
      return { from: firstOfMonth(today), to: today };
    case "last-month": {
      const to = addDays(today, -today.day);
      return { from: firstOfMonth(to), to };
    }
    case "last-7":
      return { from: addDays(today, -6), to: today };
    case "last-30":
      return { from: addDays(today, -29), to: today };
  }
}

/**
 * The dates that a report is compared with. A week is preceded by a week, and a month by the same dates of the month
 * before; other spans are preceded by as many days. A whole month is compared with a whole one.
 */
export function datesToCompare(
  dates: ReportDates,
  comparison: ComparisonName,
  period: PeriodName | null,
): ReportDates {
  const length = countDays(dates);
  switch (comparison) {
    case "before":
      return spanBefore(dates, period);
    case "weeks":
      return shiftDates(dates, -daysPerWeek * Math.ceil(length / daysPerWeek));
    case "year":
      return aYearBefore(dates, period);
    case "52-weeks":
      return shiftDates(dates, -52 * daysPerWeek);
  }
}

/** How many days a span has. */
export function countDays({ from, to }: ReportDates): number {
  return dayNumber(to) - dayNumber(from) + 1;
}

function spanBefore(dates: ReportDates, period: PeriodName | null): ReportDates {
  switch (period) {
    case "week":
    case "last-week":
      return shiftDates(dates, -daysPerWeek);
    case "month": {
      const last = addDays(dates.from, -1);
      const day = Math.min(dates.to.day, last.day);
      return { from: firstOfMonth(last), to: { ...last, day } };
    }
    case "last-month": {
      const last = addDays(dates.from, -1);
      return { from: firstOfMonth(last), to: last };
    }
    case "today":
    case "yesterday":
    case "last-7":
    case "last-30":
    case null:
      return shiftDates(dates, -countDays(dates));
  }
}

/** A whole month is a whole month a year before, too: February has a day more then, or one less. */
function aYearBefore({ from, to }: ReportDates, period: PeriodName | null): ReportDates {
  if (period !== "last-month") {
    const [first, last] = [yearBefore(from), yearBefore(to)];
    // What begins on the 29th of February begins with March a year before, unless it ends on that day, too.
    const begins = dayNumber(from) < dayNumber(to) && first.day !== from.day;
    return { from: begins ? addDays(first, 1) : first, to: last };
  }
  const { year, month } = addDays(to, 1);
  return { from: yearBefore(from), to: addDays({ year: year - 1, month, day: 1 }, -1) };
}

function shiftDates({ from, to }: ReportDates, days: number): ReportDates {
  return { from: addDays(from, days), to: addDays(to, days) };
}

/** The 29th of February is preceded by the 28th. */
function yearBefore(date: CalendarDate): CalendarDate {
  const before = { ...date, year: date.year - 1 };
  return isCalendarDate(before) ? before : { ...before, day: date.day - 1 };
}
