import { refuse, type Refusal } from "../refusal.ts";
import { dayNumber, type CalendarDate } from "../time/calendar.ts";
import type { Instant } from "../time/instant.ts";
import type { TimeZone } from "../time/local-time.ts";
import { parseWireDate } from "../time/wire-date.ts";
import { beganInRange } from "../work-day/month-range.ts";

/** Both dates included, on the venue's clock. */
export type ReportDates = { readonly from: CalendarDate; readonly to: CalendarDate };

/** Null unless both are dates; they may be in the wrong order. */
export function parseReportDates(from: string, to: string): ReportDates | null {
  const [first, last] = [parseWireDate(from), parseWireDate(to)];
  return first === null || last === null ? null : { from: first, to: last };
}

/** A span must not end before it begins. */
export function requireDatesInOrder({ from, to }: ReportDates): Refusal | null {
  return dayNumber(from) <= dayNumber(to) ? null : refuse("time-invalid");
}

export type ReportDays<Day> = {
  readonly days: readonly Day[];
  /**
   * From the start of the first day to the start of the day after the last: what happens between two work days belongs
   * to the earlier one.
   */
  readonly span: { readonly from: Instant; readonly until: Instant | null } | null;
};

/** Selects the work days that began within the dates. The days must be sorted by start. */
export function selectReportDays<Day extends { readonly startedAt: Instant }>(
  days: readonly Day[],
  dates: ReportDates,
  timeZone: TimeZone,
): ReportDays<Day> {
  const own = days.filter(({ startedAt }) => beganInRange(startedAt, dates, timeZone));
  const [first] = own;
  const last = own.at(-1);
  if (first === undefined || last === undefined) return { days: [], span: null };
  const next = days.find(({ startedAt }) => startedAt > last.startedAt);
  return { days: own, span: { from: first.startedAt, until: next?.startedAt ?? null } };
}
