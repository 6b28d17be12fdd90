import { isCalendarDate, type CalendarDate } from "./calendar.ts";
import type { Instant } from "./instant.ts";
import { instantOfUtc, localTime, utcTime, type LocalTime, type TimeZone } from "./local-time.ts";

const twoDigits = (value: number): string => String(value).padStart(2, "0");
const fourDigits = (value: number): string => String(value).padStart(4, "0");

/** dd/MM/yyyy in every language. */
export function dateText({ year, month, day }: CalendarDate): string {
  return `${twoDigits(day)}/${twoDigits(month)}/${fourDigits(year)}`;
}

/** dd/MM/yyyy HH:mm on the venue's clock. */
export function dateTimeText(at: Instant, zone: TimeZone): string {
  const time = localTime(at, zone);
  return `${dateText(time)} ${twoDigits(time.hour)}:${twoDigits(time.minute)}`;
}

/** Formats a UTC wire value on the venue's clock; returns anything else unchanged. */
export function wireDateTimeText(wire: string, zone: TimeZone): string {
  const at = parseWireDateTime(wire);
  return at === null ? wire : dateTimeText(at, zone);
}

/** Formats a wire date for display; returns anything else unchanged. */
export function wireDateText(wire: string): string {
  const date = parseWireDate(wire);
  return date === null ? wire : dateText(date);
}

/** dd/MM/yyyy - HH:mm, for headings. */
export function headingDateTimeText(at: Instant, zone: TimeZone): string {
  const time = localTime(at, zone);
  return `${dateText(time)} - ${twoDigits(time.hour)}:${twoDigits(time.minute)}`;
}

/** dd/MM HH:mm, for notes. */
export function noteTimeText(at: Instant, zone: TimeZone): string {
  const time = localTime(at, zone);
  return `${twoDigits(time.day)}/${twoDigits(time.month)} ${twoDigits(time.hour)}:${twoDigits(time.minute)}`;
}

/** HH:mm on the venue's clock. */
export function timeText(at: Instant, zone: TimeZone): string {
  const { hour, minute } = localTime(at, zone);
  return `${twoDigits(hour)}:${twoDigits(minute)}`;
}

/** YYYY-MM-DD HH:mm on the venue's clock, so that file names and table cells sort by time. */
export function sortableDateTimeText(at: Instant, zone: TimeZone): string {
  const time = localTime(at, zone);
  return `${wireDate(time)} ${twoDigits(time.hour)}:${twoDigits(time.minute)}`;
}

/** YYYY-MM-DD, the wire format of dates. */
export function wireDate({ year, month, day }: CalendarDate): string {
  return `${fourDigits(year)}-${twoDigits(month)}-${twoDigits(day)}`;
}

/** YYYY-MM-DD HH:mm:ss in UTC, the wire format of times. */
export function wireDateTime(at: Instant): string {
  const time = utcTime(at);
  return `${wireDate(time)} ${twoDigits(time.hour)}:${twoDigits(time.minute)}:${twoDigits(time.second)}`;
}

export function parseDateText(text: string): CalendarDate | null {
  if (!/^\d{2}\/\d{2}\/\d{4}$/.test(text)) return null;
  return checkedDate(text.slice(6), text.slice(3, 5), text.slice(0, 2));
}

export function parseDateTimeText(text: string): LocalTime | null {
  return checkedTime(parseDateText(text.slice(0, 10)), `${text.slice(10)}:00`);
}

export function parseWireDate(text: string): CalendarDate | null {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return null;
  return checkedDate(text.slice(0, 4), text.slice(5, 7), text.slice(8));
}

export function parseWireDateTime(text: string): Instant | null {
  const time = checkedTime(parseWireDate(text.slice(0, 10)), text.slice(10));
  return time === null ? null : instantOfUtc(time);
}

function checkedDate(year: string, month: string, day: string): CalendarDate | null {
  const date = { year: Number(year), month: Number(month), day: Number(day) };
  return isCalendarDate(date) ? date : null;
}

/** Checks the text after the date: a space and HH:mm:ss. */
function checkedTime(date: CalendarDate | null, clock: string): LocalTime | null {
  if (date === null || !/^ \d{2}:\d{2}:\d{2}$/.test(clock)) return null;
  const hour = Number(clock.slice(1, 3));
  const minute = Number(clock.slice(4, 6));
  const second = Number(clock.slice(7));
  return hour < 24 && minute < 60 && second < 60 ? { ...date, hour, minute, second } : null;
}
