import { minutesText } from "@comanda/domain/time/minute-text";
import { weekdayText } from "@comanda/paper/price-list/hours-text";

import { toEntry, toList, type Fields } from "./office-record.ts";
import type { RecordContext } from "./value-text.ts";

const allWeekdays = 7;

/** The times of a menu, such as "11:00–15:00 Mon, Tue"; without weekdays if it has all. */
export function menuHoursText({ hours }: Fields, context: RecordContext): string {
  return toList(hours)
    .map((entry) => {
      const { startMinute, endMinute, weekdays } = toEntry(entry);
      const days = toList(weekdays).map((day) => weekdayText(Number(day), context.language));
      const times = minutesText(Number(startMinute), Number(endMinute));
      return days.length === allWeekdays ? times : `${times} ${days.join(", ")}`;
    })
    .join("; ");
}
