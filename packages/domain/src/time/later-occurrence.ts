import { instant, msPerDay, type Instant } from "./instant.ts";
import { instantOfUtc, localTime, type TimeZone } from "./local-time.ts";

/** The second moment that has this time of the clock, if clocks go back meanwhile; otherwise the moment itself. */
export function laterOccurrence(first: Instant, zone: TimeZone): Instant {
  const clockAt = (at: number): number => instantOfUtc(localTime(instant(at), zone));
  const putBack = clockAt(first) + msPerDay - clockAt(first + msPerDay);
  const later = instant(first + putBack);
  return putBack > 0 && clockAt(later) === clockAt(first) ? later : first;
}
