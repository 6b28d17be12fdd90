import { msPerDay } from "./instant.ts";

/** A day on the wall calendar (Gregorian in every language), without a time zone. */
export type CalendarDate = { readonly year: number; readonly month: number; readonly day: number };

/** 1 is Monday and 7 is Sunday, as ISO 8601 counts. */
export type Weekday = 1 | 2 | 3 | 4 | 5 | 6 | 7;

const daysBeforeMonth = [0, 31, 59, 90, 120, 151, 181, 212, 243, 273, 304, 334];

function isLeapYear(year: number): boolean {
  return (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;
}

export function daysInMonth(year: number, month: number): number {
  if (month === 2) return isLeapYear(year) ? 29 : 28;
  return [4, 6, 9, 11].includes(month) ? 30 : 31;
}

export function isCalendarDate({ year, month, day }: CalendarDate): boolean {
  return (
    Number.isInteger(year) &&
    year >= 1 &&
    year <= 9999 &&
    Number.isInteger(month) &&
    month >= 1 &&
    month <= 12 &&
    Number.isInteger(day) &&
    day >= 1 &&
    day <= daysInMonth(year, month)
  );
}

/** Days since 1970-01-01. */
export function dayNumber({ year, month, day }: CalendarDate): number {
  const before = year - 1;
  const leapDays = Math.floor(before / 4) - Math.floor(before / 100) + Math.floor(before / 400);
  const leapToday = month > 2 && isLeapYear(year) ? 1 : 0;
  // 719162 days lie between 0001-01-01 and 1970-01-01.
  return (
    before * 365 + leapDays + (daysBeforeMonth[month - 1] ?? 0) + leapToday + day - 1 - 719_162
  );
}

export function calendarDate(dayNumberSince1970: number): CalendarDate {
  // Howard Hinnant's civil_from_days: years begin in March, so the leap day is the last of its year.
  const shifted = dayNumberSince1970 + 719_468;
  const era = Math.floor(shifted / 146_097);
  const dayOfEra = shifted - era * 146_097;
  const yearOfEra = Math.floor(
    (dayOfEra -
      Math.floor(dayOfEra / 1460) +
      Math.floor(dayOfEra / 36_524) -
      Math.floor(dayOfEra / 146_096)) /
      365,
  );
  const dayOfYear =
    dayOfEra - (365 * yearOfEra + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100));
  const monthFromMarch = Math.floor((5 * dayOfYear + 2) / 153);
  const day = dayOfYear - Math.floor((153 * monthFromMarch + 2) / 5) + 1;
  const month = monthFromMarch < 10 ? monthFromMarch + 3 : monthFromMarch - 9;
  return { year: yearOfEra + era * 400 + (month <= 2 ? 1 : 0), month, day };
}

const weekdays: readonly Weekday[] = [1, 2, 3, 4, 5, 6, 7];

export function weekdayOf(date: CalendarDate): Weekday {
  // 1970-01-01 was a Thursday.
  return weekdays[(((dayNumber(date) + 3) % 7) + 7) % 7] ?? 1;
}

export function dayBefore(date: CalendarDate): CalendarDate {
  return calendarDate(dayNumber(date) - 1);
}

export function isSameDate(first: CalendarDate, second: CalendarDate): boolean {
  return dayNumber(first) === dayNumber(second);
}

export function startOfDayUtc(date: CalendarDate): number {
  return dayNumber(date) * msPerDay;
}
