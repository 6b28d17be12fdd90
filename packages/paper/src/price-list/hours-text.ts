import type { Promotion } from "@comanda/domain/promotion/promotion";
import { minutesPerDay } from "@comanda/domain/time/hours-of-day";
import { msPerDay } from "@comanda/domain/time/instant";
import { minutesText } from "@comanda/domain/time/minute-text";
import { languageTag } from "@comanda/domain/venue/language-tag";
import type { Language } from "@comanda/domain/venue/settings";

const allWeekdays = 7;

/** Happy hour: Mon, Tue, 17:00–19:00. What does not limit it is left out. */
export function hoursText(
  {
    name,
    startTime,
    endTime,
    weekdays,
  }: Pick<Promotion, "name" | "startTime" | "endTime" | "weekdays">,
  language: Language,
): string {
  const start = startTime ?? 0;
  const end = endTime ?? minutesPerDay;
  const isAllDay = start % minutesPerDay === end % minutesPerDay;
  const limits = [
    ...(weekdays.length < allWeekdays ? weekdays.map((day) => weekdayText(day, language)) : []),
    ...(isAllDay ? [] : [minutesText(start, end)]),
  ];
  return limits.length === 0 ? name : `${name}: ${limits.join(", ")}`;
}

/** In days since 1970 began. */
const firstSunday = 3;

/** Mon */
export function weekdayText(weekday: number, language: Language): string {
  const names = new Intl.DateTimeFormat(languageTag(language), {
    weekday: "short",
    timeZone: "UTC",
  });
  return names.format((firstSunday + (weekday % allWeekdays)) * msPerDay);
}
