/** A Gregorian calendar date without a time zone. */
export type CalendarDate = { readonly year: number; readonly month: number; readonly day: number };

/** ISO 8601: 1 is Monday, 7 is Sunday. */
export type Weekday = 1 | 2 | 3 | 4 | 5 | 6 | 7;

function isLeapYear(year: number): boolean {
  return (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;
}

function daysInMonth(year: number, month: number): number {
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

const daysPerYear = 365;
/** A leap day every four years, and one less in 25 of those. */
const daysPer4Years = 4 * daysPerYear + 1;
const daysPer100Years = 25 * daysPer4Years - 1;
const daysPer400Years = 4 * daysPer100Years + 1;
/** The days from March to July, and again from August to December: two months of 30 and three of 31. */
const daysPer5Months = 153;
const daysFromMarchOfYear0To1970 = 719_468;

/**
 * Days since 1970-01-01. Both conversions follow Howard Hinnant (howardhinnant.github.io/date_algorithms.html): years
 * begin in March, so that the leap day is the last day of its year.
 */
export function dayNumber({ year, month, day }: CalendarDate): number {
  const marchYear = month <= 2 ? year - 1 : year;
  const monthFromMarch = (month + 9) % 12;
  const dayOfYear = Math.floor((daysPer5Months * monthFromMarch + 2) / 5) + day - 1;
  return daysBeforeYear(marchYear) + dayOfYear - daysFromMarchOfYear0To1970;
}

export function calendarDate(dayNumberSince1970: number): CalendarDate {
  const days = dayNumberSince1970 + daysFromMarchOfYear0To1970;
  const dayOfCycle = days - Math.floor(days / daysPer400Years) * daysPer400Years;
  const leapDays =
    Math.floor(dayOfCycle / (daysPer4Years - 1)) -
    Math.floor(dayOfCycle / daysPer100Years) +
    Math.floor(dayOfCycle / (daysPer400Years - 1));
  const yearOfCycle = Math.floor((dayOfCycle - leapDays) / daysPerYear);
  const marchYear = Math.floor(days / daysPer400Years) * 400 + yearOfCycle;
  const dayOfYear = dayOfCycle - daysBeforeYear(yearOfCycle);
  const monthFromMarch = Math.floor((5 * dayOfYear + 2) / daysPer5Months);
  const day = dayOfYear - Math.floor((daysPer5Months * monthFromMarch + 2) / 5) + 1;
  const month = monthFromMarch < 10 ? monthFromMarch + 3 : monthFromMarch - 9;
  return { year: month <= 2 ? marchYear + 1 : marchYear, month, day };
}

function daysBeforeYear(year: number): number {
  const leapDays = Math.floor(year / 4) - Math.floor(year / 100) + Math.floor(year / 400);
  return year * daysPerYear + leapDays;
}

export function weekdayOf(date: CalendarDate): Weekday {
  // 1970-01-01 was a Thursday, three days after a Monday.
  const daysAfterMonday = (((dayNumber(date) + 3) % 7) + 7) % 7;
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a remainder of 7 has seven values
  return (daysAfterMonday + 1) as Weekday;
}

export function dayBefore(date: CalendarDate): CalendarDate {
  return addDays(date, -1);
}

/** The date some days after another one, or before it. */
export function addDays(date: CalendarDate, days: number): CalendarDate {
  return calendarDate(dayNumber(date) + days);
}

export function firstOfMonth({ year, month }: CalendarDate): CalendarDate {
  return { year, month, day: 1 };
}
