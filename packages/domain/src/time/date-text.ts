import type { Instant } from "./instant.ts";
import { localTime, type TimeZone } from "./local-time.ts";
import { clockText, dateText, dateTimeText } from "./date-time-text.ts";
import { twoDigits } from "./digits.ts";
import { wireDate, parseWireDate, parseWireDateTime } from "./wire-date.ts";

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
  return `${dateText(time)} - ${clockText(time)}`;
}

/** dd/MM HH:mm, for notes. */
export function noteTimeText(at: Instant, zone: TimeZone): string {
  const time = localTime(at, zone);
  return `${twoDigits(time.day)}/${twoDigits(time.month)} ${clockText(time)}`;
}

/** A full hour, such as 09:00. */
export function hourText(hour: number): string {
  return `${twoDigits(hour)}:00`;
}

/** YYYY-MM-DD HH:mm on the venue's clock, so that file names and table cells sort by time. */
export function sortableDateTimeText(at: Instant, zone: TimeZone): string {
  const time = localTime(at, zone);
  return `${wireDate(time)} ${clockText(time)}`;
}
