import { isCalendarDate, type CalendarDate } from "./calendar.ts";
import type { Instant } from "./instant.ts";
import { instantOfUtc, utcTime, type LocalTime } from "./local-time.ts";
import { twoDigits, fourDigits } from "./digits.ts";

/** YYYY-MM-DD, the wire format of dates. */
export function wireDate({ year, month, day }: CalendarDate): string {
  return `${fourDigits(year)}-${twoDigits(month)}-${twoDigits(day)}`;
}

/** YYYY-MM-DD HH:mm:ss in UTC, the wire format of times. */
export function wireDateTime(at: Instant): string {
  const time = utcTime(at);
  return `${wireDate(time)} ${twoDigits(time.hour)}:${twoDigits(time.minute)}:${twoDigits(time.second)}`;
}

export function parseWireDate(text: string): CalendarDate | null {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return null;
  return checkedDate(text.slice(0, 4), text.slice(5, 7), text.slice(8));
}

export function parseWireDateTime(text: string): Instant | null {
  const time = checkedTime(parseWireDate(text.slice(0, 10)), text.slice(10));
  return time === null ? null : instantOfUtc(time);
}

/** Null for a day that no month has. */
export function checkedDate(year: string, month: string, day: string): CalendarDate | null {
  const date = { year: Number(year), month: Number(month), day: Number(day) };
  return isCalendarDate(date) ? date : null;
}

/** Checks the text after the date: a space and HH:mm:ss. */
export function checkedTime(date: CalendarDate | null, clock: string): LocalTime | null {
  if (date === null || !/^ \d{2}:\d{2}:\d{2}$/.test(clock)) return null;
  const hour = Number(clock.slice(1, 3));
  const minute = Number(clock.slice(4, 6));
  const second = Number(clock.slice(7));
  return hour < 24 && minute < 60 && second < 60 ? { ...date, hour, minute, second } : null;
}
