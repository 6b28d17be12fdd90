import type { ArticleId, CategoryId } from "../id.ts";
import type { MenuHours } from "../menu/scheduled-menu.ts";
import { minutesPerDay } from "../time/hours-of-day.ts";
import { checkSubjects } from "./check-subjects.ts";
import { keepFirstPerField, type Problem, type ProblemCode } from "./problem.ts";

/** The fields of a scheduled menu that the back office stores. */
export type OfficeScheduledMenu = {
  readonly name: string;
  readonly hours: readonly MenuHours[];
  readonly products: readonly ArticleId[];
  readonly categories: readonly CategoryId[];
};

/** Checks the times of a menu and what is on it. */
export function checkScheduledMenu(menu: OfficeScheduledMenu): readonly Problem[] {
  return keepFirstPerField([
    ...checkHours(menu.hours).map((code): Problem => ({ field: "hours", code })),
    ...checkSubjects(menu, { mayBeNone: false }),
  ]);
}

function checkHours(hours: readonly MenuHours[]): readonly ProblemCode[] {
  if (hours.length === 0) return ["no-hours"];
  return hours.flatMap(checkOne).concat(overlap(hours) ? ["overlapping-hours"] : []);
}

function checkOne({ weekdays, startMinute, endMinute }: MenuHours): readonly ProblemCode[] {
  if (weekdays.length === 0) return ["hours-without-weekday"];
  if (new Set(weekdays).size < weekdays.length) return ["repeated"];
  if (startMinute === endMinute) return ["hours-without-length"];
  return startMinute === minutesPerDay ? ["hours-begin-too-late"] : [];
}

const minutesPerWeek = 7 * minutesPerDay;

/** Whether two times share a minute of the week. A time past midnight on Sunday reaches into Monday. */
function overlap(hours: readonly MenuHours[]): boolean {
  const spans = hours
    .flatMap(({ weekdays, startMinute, endMinute }) =>
      weekdays.map((weekday) => {
        const begin = (weekday - 1) * minutesPerDay + startMinute;
        const minutes = endMinute - startMinute;
        return { begin, end: begin + (minutes > 0 ? minutes : minutes + minutesPerDay) };
      }),
    )
    .toSorted((one, other) => one.begin - other.begin);
  return spans.some(({ end }, index) => {
    const next = spans[index + 1]?.begin ?? (spans[0]?.begin ?? 0) + minutesPerWeek;
    return end > next;
  });
}
