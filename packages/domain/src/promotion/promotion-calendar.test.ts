import fc from "fast-check";
import { describe, expect, test } from "vitest";

import { id } from "../id.ts";
import { calendarDate, dayNumber, type Weekday } from "../time/calendar.ts";
import { instant } from "../time/instant.ts";
import { timeZone } from "../time/local-time.ts";
import { isPromotionActive } from "./is-promotion-active.ts";
import { promotionCalendar } from "./promotion-calendar.ts";
import { toPromotionTerms, type Promotion } from "./promotion.ts";

const utc = timeZone("UTC");
const firstDay = dayNumber({ year: 2026, month: 11, day: 16 });
const dayMs = 86_400_000;
const minuteMs = 60_000;

const optional = <Value>(values: fc.Arbitrary<Value>) => fc.option(values, { nil: null });
const weekdays: readonly Weekday[] = [1, 2, 3, 4, 5, 6, 7];

const promotions: fc.Arbitrary<Promotion> = fc.record({
  id: fc.constant(id<"promotion">(1)),
  name: fc.constant("Any"),
  offer: fc.constant(toPromotionTerms("everything-free", 0, 0)),
  articles: fc.constant([]),
  categories: fc.constant([]),
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

describe("the hours of a promotion in a week", () => {
  const monday = calendarDate(firstDay);
  const always: Promotion = {
    id: id(1),
    name: "Any",
    offer: toPromotionTerms("everything-free", 0, 0),
    articles: [],
    categories: [],
    customerType: null,
    isActive: true,
    priority: 0,
    fromDate: null,
    toDate: null,
    startTime: null,
    endTime: null,
    weekdays: [1],
  };
  const hours = (promotion: Partial<Promotion>, days = 7) =>
    promotionCalendar({ ...always, ...promotion }, { from: monday, days }).map(
      ({ start, end, endsNextDay }) => [start, end, endsNextDay],
    );

  test.each([
    ["without any are the whole day", null, null, [0, 1440, false]],
    ["from midnight to midnight are the whole day", 0, 1440, [0, 1440, false]],
    ["from six to six are the whole day", 360, 360, [0, 1440, false]],
    ["without a start begin at midnight", null, 600, [0, 600, false]],
    ["without an end last until midnight", 1020, null, [1020, 1440, false]],
    ["until one in the morning end on the next day", 1320, 60, [1320, 60, true]],
  ] as const)("%s", (_what, startTime, endTime, expected) => {
    expect(hours({ startTime, endTime })).toEqual([expected]);
  });

  test("are those of its first and its last date, too", () => {
    const [fromDate, toDate] = [calendarDate(firstDay + 2), calendarDate(firstDay + 4)];
    const days = promotionCalendar(
      { ...always, weekdays, fromDate, toDate },
      { from: monday, days: 7 },
    ).map(({ day }) => dayNumber(day) - firstDay);
    expect(days).toEqual([2, 3, 4]);
  });
});
