import { calendarDate, dayNumber, type CalendarDate } from "./calendar.ts";
import { instant, msPerDay, msPerHour, msPerMinute, msPerSecond, type Instant } from "./instant.ts";

/** An IANA name such as Asia/Bangkok. */
export type TimeZone = string & { readonly unit: "time-zone" };

export type ClockTime = { readonly hour: number; readonly minute: number; readonly second: number };

/** The date and time on a venue's clock. */
export type LocalTime = CalendarDate & ClockTime;

const formats = new Map<TimeZone, Intl.DateTimeFormat>();

function formatFor(zone: TimeZone): Intl.DateTimeFormat {
  const known = formats.get(zone);
  if (known !== undefined) return known;
  const format = new Intl.DateTimeFormat("en-GB", {
    timeZone: zone,
    calendar: "gregory",
    numberingSystem: "latn",
    hourCycle: "h23",
    year: "numeric",
    month: "numeric",
    day: "numeric",
    hour: "numeric",
    minute: "numeric",
    second: "numeric",
  });
  formats.set(zone, format);
  return format;
}

/** Validating a zone is slower than everything else that a sale does with it. */
const knownZones = new Set<string>();

export function isTimeZone(name: string): name is TimeZone {
  if (knownZones.has(name)) return true;
  // Some platforms accept an offset such as +07:00, but it has no summer time.
  if (!/^[A-Za-z]/.test(name)) return false;
  try {
    new Intl.DateTimeFormat("en-GB", { timeZone: name }).resolvedOptions();
    knownZones.add(name);
    return true;
  } catch {
    return false;
  }
}

/** Names of time zones mean the same in any letter case. */
export function isSameTimeZone(one: string, other: string): boolean {
  return one.toLowerCase() === other.toLowerCase();
}

export function timeZone(name: string): TimeZone {
  if (!isTimeZone(name)) throw new RangeError(`Not a time zone: ${name}`);
  return name;
}

export function localTime(at: Instant, zone: TimeZone): LocalTime {
  const parts = new Map(
    formatFor(zone)
      .formatToParts(at)
      .map(({ type, value }) => [type, Number(value)]),
  );
  const part = (type: Intl.DateTimeFormatPartTypes): number => parts.get(type) ?? Number.NaN;
  return {
    year: part("year"),
    month: part("month"),
    day: part("day"),
    hour: part("hour"),
    minute: part("minute"),
    second: part("second"),
  };
}

/** The date and time in UTC. */
export function utcTime(at: Instant): LocalTime {
  const date = calendarDate(Math.floor(at / msPerDay));
  const ms = at - dayNumber(date) * msPerDay;
  return {
    ...date,
    hour: Math.floor(ms / msPerHour),
    minute: Math.floor((ms % msPerHour) / msPerMinute),
    second: Math.floor((ms % msPerMinute) / msPerSecond),
  };
}

export function instantOfUtc(time: LocalTime): Instant {
  return instant(
    dayNumber(time) * msPerDay +
      time.hour * msPerHour +
      time.minute * msPerMinute +
      time.second * msPerSecond,
  );
}
