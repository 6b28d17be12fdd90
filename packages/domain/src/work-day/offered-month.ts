import { dayBefore, dayNumber, firstOfMonth, type CalendarDate } from "../time/calendar.ts";
import type { MonthRange } from "./month-range.ts";

/**
 * From the first of the month to today. A month without a work day so far has nothing to report, so it is the whole
 * month of the last work day: after the last night of November it is November, also on the morning of December 1st.
 */
export function offeredMonth(
  today: CalendarDate,
  lastWorkDay: CalendarDate | null,
): Pick<MonthRange, "from" | "to"> {
  const from = firstOfMonth(today);
  if (lastWorkDay === null || dayNumber(lastWorkDay) >= dayNumber(from)) return { from, to: today };
  return { from: firstOfMonth(lastWorkDay), to: lastOfMonth(lastWorkDay) };
}

function lastOfMonth({ year, month }: CalendarDate): CalendarDate {
  const next = month === 12 ? { year: year + 1, month: 1 } : { year, month: month + 1 };
  return dayBefore({ ...next, day: 1 });
}
