import { minutesPerDay, type HoursOfDay } from "./hours-of-day.ts";

/** Whether hours are the whole day: their start equals their end, as a time or as both midnights. */
export function isAllDay({ startMinute, endMinute }: HoursOfDay): boolean {
  return startMinute % minutesPerDay === endMinute % minutesPerDay;
}
