import type { CustomerTypeId } from "../id.ts";
import { dayBefore, dayNumber, weekdayOf, type CalendarDate } from "../time/calendar.ts";
import type { Instant } from "../time/instant.ts";
import { localTime, type LocalTime, type TimeZone } from "../time/local-time.ts";
import type { Promotion } from "./promotion.ts";

/** When, where and for whom an article is added. */
export type SaleMoment = {
  readonly at: Instant;
  readonly timeZone: TimeZone;
  readonly customerType: CustomerTypeId | null;
};

const minutesPerDay = 1440;

/** Whether a promotion applies: on its days, in its hours and for its customers, all on the venue's clock. */
export function isPromotionActive(promotion: Promotion, moment: SaleMoment): boolean {
  if (!promotion.isActive) return false;
  if (promotion.customerType !== null && promotion.customerType !== moment.customerType) {
    return false;
  }
  const day = startDayOfWindow(promotion, localTime(moment.at, moment.timeZone));
  return (
    day !== null && isWithinDates(promotion, day) && promotion.weekdays.includes(weekdayOf(day))
  );
}

/**
 * Returns the day whose hours apply now. A window from Friday 22:00 still counts as Friday at one in the morning, for
 * weekdays and dates alike. The end is exclusive, so that adjacent windows never overlap; a start equal to the end
 * means all day.
 */
function startDayOfWindow(promotion: Promotion, now: LocalTime): CalendarDate | null {
  const start = promotion.startTime ?? 0;
  const end = promotion.endTime ?? minutesPerDay;
  const minute = now.hour * 60 + now.minute;
  if (start % minutesPerDay === end % minutesPerDay) return now;
  if (start < end) return minute >= start && minute < end ? now : null;
  if (minute >= start) return now;
  return minute < end ? dayBefore(now) : null;
}

function isWithinDates({ fromDate, toDate }: Promotion, day: CalendarDate): boolean {
  const today = dayNumber(day);
  return (
    (fromDate === null || dayNumber(fromDate) <= today) &&
    (toDate === null || today <= dayNumber(toDate))
  );
}
