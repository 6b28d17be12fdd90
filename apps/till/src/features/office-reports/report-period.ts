import {
  calendarDate,
  dayNumber,
  weekdayOf,
  type CalendarDate,
} from "@comanda/domain/time/calendar";
import type { ReportDates } from "@comanda/domain/owner-report/select-report-days";

export const periodNames = ["today", "yesterday", "week", "month", "last-month", "own"] as const;
export type PeriodName = (typeof periodNames)[number];

/** The dates of a period, relative to the date of the current work day. */
export function datesOfPeriod(name: Exclude<PeriodName, "own">, today: CalendarDate): ReportDates {
  const back = (days: number) => calendarDate(dayNumber(today) - days);
  switch (name) {
    case "today":
      return { from: today, to: today };
    case "yesterday":
      return { from: back(1), to: back(1) };
    case "week":
      return { from: back(weekdayOf(today) - 1), to: today };
    case "month":
      return { from: { ...today, day: 1 }, to: today };
    case "last-month": {
      const to = back(today.day);
      return { from: { ...to, day: 1 }, to };
    }
  }
}
