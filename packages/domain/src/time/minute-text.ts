import { twoDigits } from "./digits.ts";
import type { MinuteOfDay } from "./hours-of-day.ts";

/** 1020 is 17:00, and 1440 is 24:00. */
export function minuteText(minute: MinuteOfDay): string {
  return `${twoDigits(Math.floor(minute / 60))}:${twoDigits(minute % 60)}`;
}

/** 11:00–15:00 */
export function minutesText(from: MinuteOfDay, to: MinuteOfDay): string {
  return `${minuteText(from)}–${minuteText(to)}`;
}
