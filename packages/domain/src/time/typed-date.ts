import type { CalendarDate } from "./calendar.ts";
import type { LocalTime } from "./local-time.ts";
import { checkedDate, checkedTime } from "./wire-date.ts";

/** Reads dd/MM/yyyy, as people type it in every language. */
export function parseDateText(text: string): CalendarDate | null {
  if (!/^\d{2}\/\d{2}\/\d{4}$/.test(text)) return null;
  return checkedDate(text.slice(6), text.slice(3, 5), text.slice(0, 2));
}

/** Reads dd/MM/yyyy HH:mm. */
export function parseDateTimeText(text: string): LocalTime | null {
  return checkedTime(parseDateText(text.slice(0, 10)), `${text.slice(10)}:00`);
}
