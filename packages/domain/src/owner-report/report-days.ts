import { refuse, type Refusal } from "../refusal.ts";
import { dayNumber, type CalendarDate } from "../time/calendar.ts";
import type { Instant } from "../time/instant.ts";
import type { TimeZone } from "../time/local-time.ts";
import { beganInRange } from "../work-day/month-range.ts";

/** From the first date to the last, both included, on the venue's clock. */
export type ReportDates = { readonly from: CalendarDate; readonly to: CalendarDate };

/** A span does not end before it begins. */
export function requireDatesInOrder({ from, to }: ReportDates): Refusal | null {
  return dayNumber(from) <= dayNumber(to) ? null : refuse("time-invalid");
}

export type ReportDays<Day> = {
  readonly days: readonly Day[];
  /** From the start of the first day until another day begins: what happens between two days belongs to the first. */
  readonly span: { readonly from: Instant; readonly until: Instant | null } | null;
};

/** The work days that began in the dates, which are in the order in which they began. */
export function reportDays<Day extends { readonly startedAt: Instant }>(
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
