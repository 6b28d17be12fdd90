import { refuse, type Refusal } from "../refusal.ts";
import { dayNumber, type CalendarDate } from "../time/calendar.ts";
import type { Instant } from "../time/instant.ts";
import { localTime, type TimeZone } from "../time/local-time.ts";

/** Both dates included, on the venue's clock. */
export type MonthRange = {
  readonly from: CalendarDate;
  readonly to: CalendarDate;
  /** Whether the user chose the dates. */
  readonly force: boolean;
};

export type ChosenDates = { readonly from: CalendarDate | null; readonly to: CalendarDate | null };

export type VenueClock = {
  readonly now: Instant;
  readonly timeZone: TimeZone;
  /** The start of the open work day, if any. */
  readonly workDayStart: Instant | null;
};

/** The default range is from the start of the work day through today. */
export function monthRange(
  { from, to }: ChosenDates,
  { now, timeZone, workDayStart }: VenueClock,
): MonthRange | Refusal {
  const range = {
    from: from ?? localDate(workDayStart ?? now, timeZone),
    to: to ?? localDate(now, timeZone),
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

function localDate(at: Instant, timeZone: TimeZone): CalendarDate {
  const { year, month, day } = localTime(at, timeZone);
  return { year, month, day };
}
