import { weekdayOf, type Weekday } from "../time/calendar.ts";
import type { HoursOfDay } from "../time/hours-of-day.ts";
import { localTime } from "../time/local-time.ts";
import type { Article } from "./article.ts";
import type { Clock } from "./dated-price.ts";
import { articlesOn, type ScheduledMenu } from "./scheduled-menu.ts";

export type Serving = HoursOfDay & {
  /** The name of the menu. */
  readonly name: string;
  /** Null for today. */
  readonly weekday: Weekday | null;
};

const daysPerWeek = 7;

/** The next hours in which an article is served that is not offered now; null if it is on no scheduled menu. */
export function nextServing(
  scheduled: readonly ScheduledMenu[],
  { at, timeZone }: Clock,
): (article: Pick<Article, "id" | "category">) => Serving | null {
  const now = localTime(at, timeZone);
  const today = weekdayOf(now);
  const minute = now.hour * 60 + now.minute;
  const daysUntil = (weekday: Weekday, startMinute: number): number => {
    const days = (weekday - today + daysPerWeek) % daysPerWeek;
    return days === 0 && startMinute <= minute ? daysPerWeek : days;
  };
  const servings = scheduled
    .flatMap((menu) => {
      const isOn = articlesOn([menu]);
      return menu.hours.flatMap(({ weekdays, startMinute, endMinute }) =>
        weekdays.map((day) => {
          const days = daysUntil(day, startMinute);
          const weekday = days === 0 ? null : day;
          return { isOn, days, serving: { name: menu.name, weekday, startMinute, endMinute } };
        }),
      );
    })
    .toSorted(
      (one, other) => one.days - other.days || one.serving.startMinute - other.serving.startMinute,
    );
  return (article) => servings.find(({ isOn }) => isOn(article))?.serving ?? null;
}
