import { dayNumber, type CalendarDate } from "../time/calendar.ts";
import { minutesPerDay, startDayOfHours, type HoursOfDay } from "../time/hours-of-day.ts";
import type { LocalTime } from "../time/local-time.ts";
import type { Promotion } from "./promotion.ts";

/** The hours of a promotion on its days. What the office leaves empty is the midnight before or after. */
export function promotionHours({
  startTime,
  endTime,
}: Pick<Promotion, "startTime" | "endTime">): HoursOfDay {
  return { startMinute: startTime ?? 0, endMinute: endTime ?? minutesPerDay };
}

/** The day whose hours of a promotion apply now: at one in the morning, Friday's from 22:00 to 03:00 still do. */
export function promotionDay(
  promotion: Pick<Promotion, "startTime" | "endTime">,
  now: LocalTime,
): CalendarDate | null {
  const { startMinute, endMinute } = promotionHours(promotion);
  return startDayOfHours(startMinute, endMinute, now);
}

/** The first day whose hours may still apply, which is yesterday while its hours last past midnight. */
export function firstPromotionDay(
  promotion: Pick<Promotion, "startTime" | "endTime">,
  now: LocalTime,
): CalendarDate {
  return promotionDay(promotion, now) ?? now;
}

/** Whether the last day of a promotion has passed, with its hours past midnight. */
export function isPromotionOver(
  promotion: Pick<Promotion, "startTime" | "endTime" | "toDate">,
  now: LocalTime,
): boolean {
  const { toDate } = promotion;
  return toDate !== null && dayNumber(toDate) < dayNumber(firstPromotionDay(promotion, now));
}
