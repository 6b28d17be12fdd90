import type { CalendarDate } from "./calendar.ts";
import type { Instant } from "./instant.ts";
import { localTime, type ClockTime, type TimeZone } from "./local-time.ts";
import { twoDigits, fourDigits } from "./digits.ts";

/** dd/MM/yyyy in every language. */
export function dateText({ year, month, day }: CalendarDate): string {
  return `${twoDigits(day)}/${twoDigits(month)}/${fourDigits(year)}`;
}

/** HH:mm on the venue's clock. */
export function timeText(at: Instant, zone: TimeZone): string {
  return clockText(localTime(at, zone));
}

/** dd/MM/yyyy HH:mm on the venue's clock. */
export function dateTimeText(at: Instant, zone: TimeZone): string {
  const time = localTime(at, zone);
  return `${dateText(time)} ${clockText(time)}`;
}

/** The time, with its date once the venue's clock shows another day: what is read days later was not at that time today. */
export function timeSinceText(at: Instant, now: Instant, zone: TimeZone): string {
  const time = localTime(at, zone);
  const date = dateText(time);
  const isToday = date === dateText(localTime(now, zone));
  return isToday ? clockText(time) : `${date} ${clockText(time)}`;
}

/** HH:mm */
export function clockText({ hour, minute }: ClockTime): string {
  return `${twoDigits(hour)}:${twoDigits(minute)}`;
}
