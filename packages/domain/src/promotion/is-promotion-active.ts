import type { CustomerTypeId } from "../id.ts";
import { dayNumber, weekdayOf, type CalendarDate } from "../time/calendar.ts";
import type { Instant } from "../time/instant.ts";
import { localTime, type TimeZone } from "../time/local-time.ts";
import { promotionDay } from "./promotion-hours.ts";
import type { Promotion } from "./promotion.ts";

/** When, where and for whom an article is added. */
export type SaleMoment = {
  readonly at: Instant;
  readonly timeZone: TimeZone;
  readonly customerType: CustomerTypeId | null;
};

/** Whether a promotion applies: on its days, in its hours and for its customers, all on the venue's clock. */
export function isPromotionActive(promotion: Promotion, moment: SaleMoment): boolean {
  if (!promotion.isActive) return false;
  if (promotion.customerType !== null && promotion.customerType !== moment.customerType) {
    return false;
  }
  const day = promotionDay(promotion, localTime(moment.at, moment.timeZone));
  return (
    day !== null && isWithinDates(promotion, day) && promotion.weekdays.includes(weekdayOf(day))
  );
}

function isWithinDates({ fromDate, toDate }: Promotion, day: CalendarDate): boolean {
  const today = dayNumber(day);
  return (
    (fromDate === null || dayNumber(fromDate) <= today) &&
    (toDate === null || today <= dayNumber(toDate))
  );
}
