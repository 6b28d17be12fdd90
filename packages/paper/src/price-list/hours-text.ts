import type { MenuHours } from "@comanda/domain/menu/scheduled-menu";
import { isAllDay } from "@comanda/domain/time/is-all-day";
import { msPerDay } from "@comanda/domain/time/instant";
import { minutesText } from "@comanda/domain/time/minute-text";
import { languageTag } from "@comanda/domain/venue/language-tag";
import type { Language } from "@comanda/domain/venue/settings";

const allWeekdays = 7;

/** Happy hour: Mon, Tue, 17:00–19:00. What does not limit it is left out. */
export function hoursText(name: string, hours: MenuHours, language: Language): string {
  const { weekdays, startMinute, endMinute } = hours;
  const limits = [
    ...(weekdays.length < allWeekdays ? weekdays.map((day) => weekdayText(day, language)) : []),
    ...(isAllDay(hours) ? [] : [minutesText(startMinute, endMinute)]),
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
