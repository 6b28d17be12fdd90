import type { CalendarDate } from "./calendar.ts";
import type { Instant } from "./instant.ts";
import { localTime, type TimeZone } from "./local-time.ts";
import { twoDigits, fourDigits } from "./digits.ts";

/** dd/MM/yyyy in every language. */
export function dateText({ year, month, day }: CalendarDate): string {
  return `${twoDigits(day)}/${twoDigits(month)}/${fourDigits(year)}`;
}

/** dd/MM/yyyy HH:mm on the venue's clock. */
export function dateTimeText(at: Instant, zone: TimeZone): string {
  const time = localTime(at, zone);
  return `${dateText(time)} ${twoDigits(time.hour)}:${twoDigits(time.minute)}`;
}
