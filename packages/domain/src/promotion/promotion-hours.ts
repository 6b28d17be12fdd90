import { minutesPerDay, type HoursOfDay } from "../time/hours-of-day.ts";
import type { Promotion } from "./promotion.ts";

/** The hours of a promotion on its days. What the office leaves empty is the midnight before or after. */
export function promotionHours({
  startTime,
  endTime,
}: Pick<Promotion, "startTime" | "endTime">): HoursOfDay {
  return { startMinute: startTime ?? 0, endMinute: endTime ?? minutesPerDay };
}
