import { calendarDate, dayNumber } from "../time/calendar.ts";
import { instant, msPerSecond, type Instant } from "../time/instant.ts";
import { instantOfLocal } from "../time/instant-of-local.ts";
import { laterOccurrence } from "../time/later-occurrence.ts";
import { localTime, type TimeZone } from "../time/local-time.ts";

export type TimerSpan = {
  readonly startedAt: Instant;
  readonly endedAt: Instant;
  readonly zone: TimeZone;
};

/**
 * The whole days of a timer, and when the last of them ended. A day ends at the same time of the venue's clock, also if
 * that was put forward or back meanwhile: nobody pays a tenth more for the night of 25 hours. A time that the clock
 * shows twice ends it the second time, as a typed end does.
 */
export function countWholeDays({ startedAt, endedAt, zone }: TimerSpan): {
  readonly days: number;
  readonly until: Instant;
} {
  const began = localTime(startedAt, zone);
  const firstDay = dayNumber(began);
  const ms = startedAt - Math.floor(startedAt / msPerSecond) * msPerSecond;
  const endOf = (days: number): Instant => {
    const first = instantOfLocal({ ...began, ...calendarDate(firstDay + days) }, zone);
    return instant(laterOccurrence(first, zone) + ms);
  };
  let days = dayNumber(localTime(endedAt, zone)) - firstDay;
  while (days > 0 && endOf(days) > endedAt) days -= 1;
  return { days, until: days > 0 ? endOf(days) : startedAt };
}
