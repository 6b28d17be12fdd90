import { instant, msPerMinute, type Instant } from "./instant.ts";
import { localTime, type TimeZone } from "./local-time.ts";

/** Time zones differ by whole quarters of an hour. */
const quarterMs = 15 * msPerMinute;

/** Tells the hour of many moments on the venue's clock; each quarter of an hour is converted once. */
export function localHours(zone: TimeZone): (at: Instant) => number {
  const hours = new Map<number, number>();
  return (at) => {
    const quarter = Math.floor(at / quarterMs);
    const known = hours.get(quarter);
    if (known !== undefined) return known;
    const { hour } = localTime(instant(quarter * quarterMs), zone);
    hours.set(quarter, hour);
    return hour;
  };
}
