import { refuse, type Refusal } from "../refusal.ts";
import { dayNumber, type CalendarDate } from "../time/calendar.ts";
import type { Instant } from "../time/instant.ts";
import { localTime, type TimeZone } from "../time/local-time.ts";

/** The dates of a month report, both included, on the venue's clock. */
export type MonthRange = {
  readonly from: CalendarDate;
  readonly to: CalendarDate;
  /** Whether somebody asked for these very dates. */
  readonly force: boolean;
};

export type ChosenDates = { readonly from: CalendarDate | null; readonly to: CalendarDate | null };

export type VenueClock = {
  readonly now: Instant;
  readonly timeZone: TimeZone;
  /** When the open work day started, if there is one. */
  readonly workDayStart: Instant | null;
};

/** Without dates a month report goes from the start of the work day through today. */
export function monthRange(
  { from, to }: ChosenDates,
  { now, timeZone, workDayStart }: VenueClock,
): MonthRange | Refusal {
  const range = {
    from: from ?? dateAt(workDayStart ?? now, timeZone),
    to: to ?? dateAt(now, timeZone),
    force: from !== null || to !== null,
  };
  return dayNumber(range.from) <= dayNumber(range.to) ? range : refuse("time-invalid");
}

/** A work day belongs to the date on which it began, even if it ended at four in the morning. */
export function beganInRange(
  startedAt: Instant,
  { from, to }: Pick<MonthRange, "from" | "to">,
  timeZone: TimeZone,
): boolean {
  const began = dayNumber(localTime(startedAt, timeZone));
  return dayNumber(from) <= began && began <= dayNumber(to);
}

function dateAt(at: Instant, timeZone: TimeZone): CalendarDate {
  const { year, month, day } = localTime(at, timeZone);
  return { year, month, day };
}
