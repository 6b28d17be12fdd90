import {
  calendarDate,
  dayNumber,
  weekdayOf,
  type CalendarDate,
} from "@comanda/domain/time/calendar";
import { instant, msPerHour, msPerMinute, type Instant } from "@comanda/domain/time/instant";
import { localTime, type TimeZone } from "@comanda/domain/time/local-time";
import { midnightOf } from "@comanda/domain/time/instant-of-local";

import type { DemoYearSize } from "./demo-year-size.ts";

export type YearDay = {
  readonly date: CalendarDate;
  readonly startedAt: Instant;
  /** When the early shifts end and the late ones begin. */
  readonly changedAt: Instant;
  readonly endedAt: Instant;
  readonly bills: number;
};

/** Guests by weekday, Monday first, and by month, January first. */
const guestsOnWeekday = [0.8, 0.8, 0.9, 1, 1.3, 1.4, 1.1];
const guestsInMonth = [1.2, 1.1, 1.05, 1, 0.85, 0.8, 0.9, 0.95, 0.8, 0.9, 1.1, 1.35];

/** Guests by hour; the venue is closed in all other hours. */
export const guestsInHour: readonly (readonly [hour: number, weight: number])[] = [
  [10, 0.4],
  [11, 0.8],
  [12, 1.3],
  [13, 1.2],
  [14, 0.7],
  [15, 0.5],
  [16, 0.5],
  [17, 0.8],
  [18, 1.2],
  [19, 1.5],
  [20, 1.4],
  [21, 1],
  [22, 0.7],
  [23, 0.3],
];

/** The days of the history, oldest first, with all bills distributed among them. */
export function yearDays(
  { days, bills, until }: Pick<DemoYearSize, "days" | "bills" | "until">,
  zone: TimeZone,
): readonly YearDay[] {
  const today = dayNumber(localTime(until, zone));
  const dates = Array.from({ length: days }, (_, index) => calendarDate(today - days + index));
  const weights = dates.map(
    (date) => (guestsOnWeekday[weekdayOf(date) - 1] ?? 1) * (guestsInMonth[date.month - 1] ?? 1),
  );
  const all = weights.reduce((sum, weight) => sum + weight, 0);
  let before = 0;
  return dates.map((date, index) => {
    const from = Math.floor((before * bills) / all);
    before += weights[index] ?? 0;
    const isLast = index === days - 1;
    const to = isLast ? bills : Math.floor((before * bills) / all);
    return { ...hoursOf(date, zone), date, bills: to - from };
  });
}

/** From 9:30 until 1:15 the next morning. */
function hoursOf(date: CalendarDate, zone: TimeZone): Omit<YearDay, "date" | "bills"> {
  const midnight = midnightOf(date, zone);
  const at = (hours: number, minutes: number): Instant =>
    instant(midnight + hours * msPerHour + minutes * msPerMinute);
  return { startedAt: at(9, 30), changedAt: at(16, 45), endedAt: at(25, 30) };
}
