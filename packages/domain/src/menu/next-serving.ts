import { calendarDate, dayNumber, weekdayOf, type Weekday } from "../time/calendar.ts";
import type { HoursOfDay } from "../time/hours-of-day.ts";
import { localTime } from "../time/local-time.ts";
import type { Article } from "./article.ts";
import type { Clock } from "./dated-price.ts";
import { articlesOn, type MenuHours, type ScheduledMenu } from "./scheduled-menu.ts";

export type Serving = HoursOfDay & {
  /** The name of the menu. */
  readonly name: string;
  /** Null for today. */
  readonly weekday: Weekday | null;
};

const daysPerWeek = 7;

/** The next hours in which an article is served that is not offered now; null if it is on no scheduled menu. */
export function findNextServing(
  article: Pick<Article, "id" | "category">,
  scheduled: readonly ScheduledMenu[],
  { at, timeZone }: Clock,
): Serving | null {
  const now = localTime(at, timeZone);
  const today = dayNumber(now);
  const minute = now.hour * 60 + now.minute;
  const menus = scheduled.filter((one) => articlesOn([one])(article));
  for (let days = 0; days <= daysPerWeek; days += 1) {
    const day = weekdayOf(calendarDate(today + days));
    const weekday = days === 0 ? null : day;
    const isAhead = ({ weekdays, startMinute }: MenuHours) =>
      weekdays.includes(day) && (days > 0 || startMinute > minute);
    const [first] = menus
      .flatMap(({ name, hours }) =>
        hours.filter(isAhead).map(({ startMinute, endMinute }) => ({
          name,
          weekday,
          startMinute,
          endMinute,
        })),
      )
      .toSorted((one, other) => one.startMinute - other.startMinute);
    if (first !== undefined) return first;
  }
  return null;
}
