import { addDays, dayNumber, isCalendarDate, type CalendarDate } from "../time/calendar.ts";
import type { ReportDates } from "./select-report-days.ts";

/** Which days of two spans stand beside each other; null for a day that stands beside none. */
export type DayPairs = {
  readonly earlierOf: (day: CalendarDate) => CalendarDate | null;
  readonly dayOf: (earlier: CalendarDate) => CalendarDate | null;
};

/**
 * Pairs the days of a report with those that it is compared with: the same dates of another year by their date, so that
 * the 29th of February stands beside no day; all others by their place in the span.
 */
export function pairDays(dates: ReportDates, other: ReportDates): DayPairs {
  const years = dates.from.year - other.from.year;
  const isByDate = years !== 0 && areSameDates(dates, other, years);
  const days = dayNumber(dates.from) - dayNumber(other.from);
  return {
    earlierOf: (day) => within(other, isByDate ? inYear(day, -years) : addDays(day, -days)),
    dayOf: (earlier) => within(dates, isByDate ? inYear(earlier, years) : addDays(earlier, days)),
  };
}

function areSameDates({ from, to }: ReportDates, other: ReportDates, years: number): boolean {
  if (to.year - other.to.year !== years) return false;
  const startsAlike =
    isSameDate(from, other.from) || (isLeapDay(from) && isFirstOfMarch(other.from));
  return startsAlike && (isSameDate(to, other.to) || (endsFebruary(to) && endsFebruary(other.to)));
}

function isSameDate(one: CalendarDate, other: CalendarDate): boolean {
  return one.month === other.month && one.day === other.day;
}

function isLeapDay({ month, day }: CalendarDate): boolean {
  return month === 2 && day === 29;
}

function isFirstOfMarch({ month, day }: CalendarDate): boolean {
  return month === 3 && day === 1;
}

function endsFebruary({ month, day }: CalendarDate): boolean {
  return month === 2 && day >= 28;
}

function inYear(date: CalendarDate, years: number): CalendarDate | null {
  const then = { ...date, year: date.year + years };
  return isCalendarDate(then) ? then : null;
}

function within({ from, to }: ReportDates, date: CalendarDate | null): CalendarDate | null {
  if (date === null) return null;
  const number = dayNumber(date);
  return dayNumber(from) <= number && number <= dayNumber(to) ? date : null;
}
