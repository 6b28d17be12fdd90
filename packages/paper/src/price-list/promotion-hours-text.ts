import type { Promotion } from "@comanda/domain/promotion/promotion";
import { twoDigits } from "@comanda/domain/time/digits";
import { msPerDay } from "@comanda/domain/time/instant";
import type { Language } from "@comanda/domain/venue/settings";

import { languageTag } from "../language-tag.ts";

const minutesPerDay = 1440;
const allWeekdays = 7;

/** Happy hour: Mon, Tue, 17:00–19:00. What does not limit it is left out. */
export function promotionHoursText(
  { name, startTime, endTime, weekdays }: Promotion,
  language: Language,
): string {
  const start = startTime ?? 0;
  const end = endTime ?? minutesPerDay;
  const isAllDay = start % minutesPerDay === end % minutesPerDay;
  const limits = [
    ...(weekdays.length < allWeekdays ? weekdays.map((day) => weekdayText(day, language)) : []),
    ...(isAllDay ? [] : [`${minuteText(start)}–${minuteText(end)}`]),
  ];
  return limits.length === 0 ? name : `${name}: ${limits.join(", ")}`;
}

function minuteText(minute: number): string {
  return `${twoDigits(Math.floor(minute / 60))}:${twoDigits(minute % 60)}`;
}

/** In days since 1970 began. */
const firstSunday = 3;

function weekdayText(weekday: number, language: Language): string {
  const names = new Intl.DateTimeFormat(languageTag[language], {
    weekday: "short",
    timeZone: "UTC",
  });
  return names.format((firstSunday + (weekday % allWeekdays)) * msPerDay);
}
