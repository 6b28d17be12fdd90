import fc from "fast-check";
import { expect, test } from "vitest";

import { id } from "../id.ts";
import { calendarDate, dayNumber, type Weekday } from "../time/calendar.ts";
import { instant } from "../time/instant.ts";
import { timeZone } from "../time/local-time.ts";
import { isPromotionActive } from "./is-promotion-active.ts";
import { promotionCalendar } from "./promotion-calendar.ts";
import { toOffer, type Promotion } from "./promotion.ts";

const utc = timeZone("UTC");
const firstDay = dayNumber({ year: 2026, month: 11, day: 16 });
const dayMs = 86_400_000;
const minuteMs = 60_000;

const optional = <Value>(values: fc.Arbitrary<Value>) => fc.option(values, { nil: null });
const weekdays: readonly Weekday[] = [1, 2, 3, 4, 5, 6, 7];

const promotions: fc.Arbitrary<Promotion> = fc.record({
  id: fc.constant(id<"promotion">(1)),
  name: fc.constant("Any"),
  offer: fc.constant(toOffer("everything-free", 0, 0)),
  articles: fc.constant([]),
  customerType: fc.constant(null),
  isActive: fc.boolean(),
  priority: fc.constant(0),
  fromDate: optional(fc.integer({ min: firstDay, max: firstDay + 6 }).map(calendarDate)),
  toDate: optional(fc.integer({ min: firstDay, max: firstDay + 6 }).map(calendarDate)),
  startTime: optional(fc.integer({ min: 0, max: 1439 })),
  endTime: optional(fc.integer({ min: 0, max: 1440 })),
  weekdays: fc.subarray([...weekdays]),
});

test("the calendar agrees with the till minute by minute", () => {
  fc.assert(
    fc.property(promotions, fc.integer({ min: 0, max: 7 * 1440 - 1 }), (promotion, minute) => {
      const at = instant(firstDay * dayMs + minute * minuteMs);
      const moment = { at, timeZone: utc, customerType: null };
      // A window of the night before may reach into the week.
      const from = calendarDate(firstDay - 1);
      const hours = promotionCalendar(promotion, { from, days: 8 });
      const isShown = hours.some(({ day, start, end, endsNextDay }) => {
        const midnight = (dayNumber(day) - firstDay) * 1440;
        const until = midnight + end + (endsNextDay ? 1440 : 0);
        return minute >= midnight + start && minute < until;
      });
      expect(isShown).toBe(isPromotionActive(promotion, moment));
    }),
  );
});
