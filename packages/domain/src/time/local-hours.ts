import { msPerMinute, type Instant } from "./instant.ts";
import { localTime, type TimeZone } from "./local-time.ts";

/** Time zones differ by whole quarters of an hour. */
const quarterMs = 15 * msPerMinute;

/** The hour of each moment on the venue's clock; each quarter of an hour is converted once. */
export function localHours(zone: TimeZone): (at: Instant) => number {
  const hours = new Map<number, number>();
  return (at) => {
    const quarter = Math.floor(at / quarterMs);
    const hour = hours.get(quarter) ?? localTime(at, zone).hour;
    hours.set(quarter, hour);
    return hour;
  };
}
