import { dayBefore, type CalendarDate } from "./calendar.ts";
import type { LocalTime } from "./local-time.ts";

/** Minutes since midnight; 1440 is the midnight that ends the day. */
export type MinuteOfDay = number;

export const minutesPerDay = 1440;

/** From one minute to another. If the end is not after the start, it is on the next day. */
export type HoursOfDay = {
  readonly startMinute: MinuteOfDay;
  readonly endMinute: MinuteOfDay;
};

/**
 * Returns the day whose hours apply now. Hours from Friday 22:00 still count as Friday's at one in the morning. The end
 * is exclusive, so that adjacent hours never overlap; a start equal to the end means all day.
 */
export function startDayOfHours(
  start: MinuteOfDay,
  end: MinuteOfDay,
  now: LocalTime,
): CalendarDate | null {
  const minute = now.hour * 60 + now.minute;
  if (start % minutesPerDay === end % minutesPerDay) return now;
  if (start < end) return minute >= start && minute < end ? now : null;
  if (minute >= start) return now;
  return minute < end ? dayBefore(now) : null;
}
