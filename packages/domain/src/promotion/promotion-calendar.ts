import { calendarDate, dayNumber, weekdayOf, type CalendarDate } from "../time/calendar.ts";
import { minutesPerDay, type MinuteOfDay } from "../time/hours-of-day.ts";
import { isAllDay } from "../time/is-all-day.ts";
import { promotionHours } from "./promotion-hours.ts";
import type { Promotion } from "./promotion.ts";

/** The hours of one day. If the end is not after the start, it is on the next day. */
export type PromotionHours = {
  readonly day: CalendarDate;
  readonly start: MinuteOfDay;
  readonly end: MinuteOfDay;
  readonly endsNextDay: boolean;
};

/** Lists the hours of a promotion by day. A window past midnight belongs to the day on which it begins. */
export function promotionCalendar(
  promotion: Pick<
    Promotion,
    "isActive" | "fromDate" | "toDate" | "startTime" | "endTime" | "weekdays"
  >,
  { from, days }: { readonly from: CalendarDate; readonly days: number },
): readonly PromotionHours[] {
  if (!promotion.isActive) return [];
  const { fromDate, toDate, weekdays } = promotion;
  const own = promotionHours(promotion);
  const hours = isAllDay(own)
    ? { start: 0, end: minutesPerDay }
    : { start: own.startMinute, end: own.endMinute };
  const first = dayNumber(from);
  return Array.from({ length: days }, (_none, index) => first + index).flatMap((number) => {
    const day = calendarDate(number);
    const isWithin =
      (fromDate === null || dayNumber(fromDate) <= number) &&
      (toDate === null || number <= dayNumber(toDate));
    if (!isWithin || !weekdays.includes(weekdayOf(day))) return [];
    return [{ day, ...hours, endsNextDay: hours.end <= hours.start }];
  });
}
