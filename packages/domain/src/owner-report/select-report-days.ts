import { refuse, type Refusal } from "../refusal.ts";
import { dayNumber, type CalendarDate } from "../time/calendar.ts";
import type { Instant } from "../time/instant.ts";
import type { TimeZone } from "../time/local-time.ts";
import { beganInRange } from "../work-day/month-range.ts";

/** Both dates included, on the venue's clock. */
export type ReportDates = { readonly from: CalendarDate; readonly to: CalendarDate };

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
