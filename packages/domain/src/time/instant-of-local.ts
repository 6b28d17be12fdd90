import type { CalendarDate } from "./calendar.ts";
import { instant, msPerDay, msPerSecond, type Instant } from "./instant.ts";
import { localTime, instantOfUtc, type TimeZone, type LocalTime } from "./local-time.ts";

/** The instant at which a date begins at the venue. */
export function midnightOf(date: CalendarDate, zone: TimeZone): Instant {
  return instantOfLocal({ ...date, hour: 0, minute: 0, second: 0 }, zone);
}

/**
 * Converts a local time to an instant. A time that occurs twice when clocks go back is the first; a time that is
 * skipped when clocks go forward moves forward by the same shift.
 */
export function instantOfLocal(time: LocalTime, zone: TimeZone): Instant {
  const asUtc = instantOfUtc(time);
  const before = offsetAt(instant(asUtc - msPerDay), zone);
  const after = offsetAt(instant(asUtc + msPerDay), zone);
  const candidate = instant(asUtc - before);
  if (offsetAt(candidate, zone) === before) return candidate;
  const later = instant(asUtc - after);
  return offsetAt(later, zone) === after ? later : candidate;
}

function offsetAt(at: Instant, zone: TimeZone): number {
  const wholeSeconds = Math.floor(at / msPerSecond) * msPerSecond;
  return instantOfUtc(localTime(at, zone)) - wholeSeconds;
}
