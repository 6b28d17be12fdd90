import { isCalendarDate, type CalendarDate } from "./calendar.ts";
import type { Instant } from "./instant.ts";
import { instantOfUtc, localTime, utcTime, type LocalTime, type TimeZone } from "./local-time.ts";

const two = (value: number): string => String(value).padStart(2, "0");
const four = (value: number): string => String(value).padStart(4, "0");

/** dd/MM/yyyy in every language. */
export function dateText({ year, month, day }: CalendarDate): string {
  return `${two(day)}/${two(month)}/${four(year)}`;
}

/** dd/MM/yyyy HH:mm on the venue's clock. */
export function dateTimeText(at: Instant, zone: TimeZone): string {
  const time = localTime(at, zone);
  return `${dateText(time)} ${two(time.hour)}:${two(time.minute)}`;
}

/** dd/MM/yyyy - HH:mm, as headings show it. */
export function headingDateTimeText(at: Instant, zone: TimeZone): string {
  const time = localTime(at, zone);
  return `${dateText(time)} - ${two(time.hour)}:${two(time.minute)}`;
}

/** dd/MM HH:mm, as notes show it. */
export function noteTimeText(at: Instant, zone: TimeZone): string {
  const time = localTime(at, zone);
  return `${two(time.day)}/${two(time.month)} ${two(time.hour)}:${two(time.minute)}`;
}

/** YYYY-MM-DD, as dates of birth and promotion days travel. */
export function wireDate({ year, month, day }: CalendarDate): string {
  return `${four(year)}-${two(month)}-${two(day)}`;
}

/** YYYY-MM-DD HH:mm:ss in UTC, as moments travel. */
export function wireDateTime(at: Instant): string {
  const time = utcTime(at);
  return `${wireDate(time)} ${two(time.hour)}:${two(time.minute)}:${two(time.second)}`;
}

export function parseDateText(text: string): CalendarDate | null {
  const match = /^(\d{2})\/(\d{2})\/(\d{4})$/.exec(text);
  return match === null ? null : checkedDate(match[3], match[2], match[1]);
}

export function parseDateTimeText(text: string): LocalTime | null {
  const match = /^(\d{2}\/\d{2}\/\d{4}) (\d{2}):(\d{2})$/.exec(text);
  const date = parseDateText(match?.[1] ?? "");
  return date === null ? null : checkedTime(date, match?.[2], match?.[3], "0");
}

export function parseWireDate(text: string): CalendarDate | null {
  const match = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text);
  return match === null ? null : checkedDate(match[1], match[2], match[3]);
}

export function parseWireDateTime(text: string): Instant | null {
  const match = /^(\d{4}-\d{2}-\d{2}) (\d{2}):(\d{2}):(\d{2})$/.exec(text);
  const date = parseWireDate(match?.[1] ?? "");
  const time = date === null ? null : checkedTime(date, match?.[2], match?.[3], match?.[4]);
  return time === null ? null : instantOfUtc(time);
}

function checkedDate(
  year: string | undefined,
  month: string | undefined,
  day: string | undefined,
): CalendarDate | null {
  const date = { year: Number(year), month: Number(month), day: Number(day) };
  return isCalendarDate(date) ? date : null;
}

function checkedTime(
  date: CalendarDate,
  hour: string | undefined,
  minute: string | undefined,
  second: string | undefined,
): LocalTime | null {
  const time = { ...date, hour: Number(hour), minute: Number(minute), second: Number(second) };
  return time.hour < 24 && time.minute < 60 && time.second < 60 ? time : null;
}
