import { assert, constantFrom, integer, pre, property } from "fast-check";
import { describe, expect, test } from "vitest";

import { id } from "../id.ts";
import { aMoment, aPromotion, bangkok, utc } from "../testing/builders.ts";
import type { CalendarDate } from "../time/calendar.ts";
import type { MinuteOfDay } from "../time/hours-of-day.ts";
import { instant, msPerDay, msPerHour, msPerMinute, type Instant } from "../time/instant.ts";
import { timeZone, type TimeZone } from "../time/local-time.ts";
import { isPromotionActive } from "./is-promotion-active.ts";
import type { Promotion } from "./promotion.ts";

const berlin = timeZone("Europe/Berlin");
const newYork = timeZone("America/New_York");
const manila = timeZone("Asia/Manila");

const clock = (hour: number, minute = 0): MinuteOfDay => hour * 60 + minute;
const november = (day: number): CalendarDate => ({ year: 2026, month: 11, day });
/** Bangkok is seven hours ahead of UTC all year. */
const inBangkok = (text: string): Instant => instant(utc(text) - 7 * msPerHour);

const offer = { type: "everything-free" } as const;
const isActiveAt = (window: Partial<Promotion>, at: Instant, zone: TimeZone): boolean =>
  isPromotionActive(aPromotion(offer, window), aMoment({ at, timeZone: zone }));
const isActive = (window: Partial<Promotion>, at: string): boolean =>
  isActiveAt(window, inBangkok(at), bangkok);

describe("a promotion", () => {
  test("never applies while it is switched off", () => {
    expect(isPromotionActive(aPromotion(offer), aMoment())).toBe(true);
    expect(isPromotionActive(aPromotion(offer, { isActive: false }), aMoment())).toBe(false);
  });

  test("for a customer type applies to no other, nor to an anonymous guest", () => {
    const forMembers = aPromotion(offer, { customerType: id(2) });
    expect(isPromotionActive(forMembers, aMoment({ customerType: id(2) }))).toBe(true);
    expect(isPromotionActive(forMembers, aMoment({ customerType: id(3) }))).toBe(false);
    expect(isPromotionActive(forMembers, aMoment({ customerType: null }))).toBe(false);
  });

  test("for everyone applies to every customer type", () => {
    const forAll = aPromotion(offer, { customerType: null });
    expect(isPromotionActive(forAll, aMoment({ customerType: id(3) }))).toBe(true);
  });
});

describe("the dates of a promotion", () => {
  const weekend = { fromDate: november(20), toDate: november(22) };

  test.each([
    ["2026-11-19 23:59:59", false],
    ["2026-11-20 00:00:00", true],
    ["2026-11-22 23:59:59", true],
    ["2026-11-23 00:00:00", false],
  ])("include the first and the last: %s is %s", (at, expected) => {
    expect(isActive(weekend, at)).toBe(expected);
  });

  test("may be open at both ends", () => {
    expect(isActive({ fromDate: november(20) }, "2031-01-01 12:00:00")).toBe(true);
    expect(isActive({ fromDate: november(20) }, "2026-11-19 12:00:00")).toBe(false);
    expect(isActive({ toDate: november(20) }, "2019-01-01 12:00:00")).toBe(true);
    expect(isActive({ toDate: november(20) }, "2026-11-21 12:00:00")).toBe(false);
  });
});

describe("the hours of a promotion", () => {
  test.each([
    ["16:59:59", false],
    ["17:00:00", true],
    ["18:59:59", true],
    ["19:00:00", false],
  ])("from 17:00 to 19:00 include the start but not the end: %s is %s", (time, expected) => {
    const happyHour = { startTime: clock(17), endTime: clock(19) };
    expect(isActive(happyHour, `2026-11-20 ${time}`)).toBe(expected);
  });

  test.each([
    ["no hours are set", null, null],
    ["they start as they end", clock(9), clock(9)],
    ["they go from midnight to midnight", clock(0), clock(0)],
    ["they go from midnight to 24:00", clock(0), clock(24)],
    ["they go from 24:00 to midnight", clock(24), clock(0)],
  ])("are all day for %s", (_, startTime, endTime) => {
    for (const time of ["00:00:00", "08:59:59", "09:00:00", "23:59:59"]) {
      expect(isActive({ startTime, endTime }, `2026-11-20 ${time}`)).toBe(true);
    }
  });

  test("all day follow the calendar day, whatever their start", () => {
    const fridays = { startTime: clock(9), endTime: clock(9), weekdays: [5] } as const;
    expect(isActive(fridays, "2026-11-20 08:59:59")).toBe(true);
    expect(isActive(fridays, "2026-11-21 08:59:59")).toBe(false);
  });

  test("without an end last until midnight, and without a start begin at midnight", () => {
    const late = { startTime: clock(22), endTime: null };
    expect(isActive(late, "2026-11-20 21:59:59")).toBe(false);
    expect(isActive(late, "2026-11-20 23:59:59")).toBe(true);
    expect(isActive(late, "2026-11-21 00:00:00")).toBe(false);
    const early = { startTime: null, endTime: clock(2) };
    expect(isActive(early, "2026-11-20 23:59:59")).toBe(false);
    expect(isActive(early, "2026-11-21 00:00:00")).toBe(true);
    expect(isActive(early, "2026-11-21 02:00:00")).toBe(false);
  });
});

describe("the weekdays of a promotion", () => {
  test("follow the venue's calendar", () => {
    const saturday = aPromotion(offer, { weekdays: [6] });
    // In Bangkok it is Saturday, 01:30; in Berlin still Friday.
    const at = utc("2026-11-20 18:30:00");
    expect(isPromotionActive(saturday, aMoment({ at, timeZone: bangkok }))).toBe(true);
    expect(isPromotionActive(saturday, aMoment({ at, timeZone: berlin }))).toBe(false);
  });

  test.each([
    ["Monday", 1, 16],
    ["Tuesday", 2, 17],
    ["Wednesday", 3, 18],
    ["Thursday", 4, 19],
    ["Friday", 5, 20],
    ["Saturday", 6, 21],
    ["Sunday", 7, 22],
  ] as const)("of %s alone apply once a week", (_, weekday, activeDay) => {
    const days = [16, 17, 18, 19, 20, 21, 22].filter((day) =>
      isActive({ weekdays: [weekday] }, `2026-11-${day} 12:00:00`),
    );
    expect(days).toEqual([activeDay]);
  });

  test("never apply if there are none", () => {
    expect(isActive({ weekdays: [] }, "2026-11-20 12:00:00")).toBe(false);
  });
});

describe("a night from 22:00 to 02:00", () => {
  const night = { startTime: clock(22), endTime: clock(2) };

  test.each([
    ["Friday 01:00", "2026-11-20 01:00:00", false],
    ["Friday 21:59:59", "2026-11-20 21:59:59", false],
    ["Friday 22:00", "2026-11-20 22:00:00", true],
    ["Saturday 00:00", "2026-11-21 00:00:00", true],
    ["Saturday 01:00", "2026-11-21 01:00:00", true],
    ["Saturday 01:59:59", "2026-11-21 01:59:59", true],
    ["Saturday 02:00", "2026-11-21 02:00:00", false],
    ["Saturday 22:00", "2026-11-21 22:00:00", false],
  ])("of Fridays, on %s (%s), is active: %s", (_, at, expected) => {
    expect(isActive({ ...night, weekdays: [5] }, at)).toBe(expected);
  });

  test.each([
    ["2026-11-20 01:00:00", false],
    ["2026-11-20 22:00:00", true],
    ["2026-11-21 01:59:59", true],
    ["2026-11-21 22:00:00", false],
  ])("of one date ends on the next: %s is %s", (at, expected) => {
    const onlyFriday = { ...night, fromDate: november(20), toDate: november(20) };
    expect(isActive(onlyFriday, at)).toBe(expected);
  });

  test("on the last day of the year extends into the new one", () => {
    const newYearsEve = { ...night, toDate: { year: 2026, month: 12, day: 31 } };
    expect(isActive(newYearsEve, "2027-01-01 01:59:59")).toBe(true);
    expect(isActive(newYearsEve, "2027-01-01 22:00:00")).toBe(false);
  });
});

describe("the clock of a promotion", () => {
  test("is the venue's: during happy hour in Bangkok, Manila's is over", () => {
    const happyHour = { startTime: clock(17), endTime: clock(19) };
    const at = utc("2026-11-20 11:30:00");
    expect(isActiveAt(happyHour, at, bangkok)).toBe(true);
    expect(isActiveAt(happyHour, at, manila)).toBe(false);
  });
});

function activeMinutes(window: Partial<Promotion>, zone: TimeZone, from: string): number {
  const minutes = Array.from({ length: 24 * 60 }, (_, minute) =>
    instant(utc(from) + minute * msPerMinute),
  );
  return minutes.filter((at) => isActiveAt(window, at, zone)).length;
}

describe("when clocks change", () => {
  // From noon on (UTC), and the minutes of 01:00 to 02:00, of 02:00 to 03:00, and of 22:00 to 04:00.
  test.each([
    ["an ordinary night in Berlin", berlin, "2026-02-14 11:00:00", [60, 60, 360]],
    ["the spring night in Berlin", berlin, "2026-03-28 11:00:00", [60, 0, 300]],
    ["the autumn night in Berlin", berlin, "2026-10-24 11:00:00", [60, 120, 420]],
    ["an ordinary night in New York", newYork, "2026-02-14 17:00:00", [60, 60, 360]],
    ["the spring night in New York", newYork, "2026-03-07 17:00:00", [60, 0, 300]],
    ["the autumn night in New York", newYork, "2026-10-31 17:00:00", [120, 60, 420]],
  ])("%s counts every minute that the clock shows", (_, zone, noon, minutes) => {
    expect([
      activeMinutes({ startTime: clock(1), endTime: clock(2) }, zone, noon),
      activeMinutes({ startTime: clock(2), endTime: clock(3) }, zone, noon),
      activeMinutes({ startTime: clock(22), endTime: clock(4) }, zone, noon),
    ]).toEqual(minutes);
  });

  test.each([
    ["2026-03-29 00:59:59", false],
    ["2026-03-29 01:00:00", false],
    ["2026-10-24 23:59:59", false],
    ["2026-10-25 00:00:00", true],
    ["2026-10-25 00:59:59", true],
    ["2026-10-25 01:00:00", true],
    ["2026-10-25 01:59:59", true],
    ["2026-10-25 02:00:00", false],
  ])(
    "hours from 02:00 to 03:00 are skipped in spring and occur twice in autumn: %s is %s",
    (at, is) => {
      expect(isActiveAt({ startTime: clock(2), endTime: clock(3) }, utc(at), berlin)).toBe(is);
    },
  );

  test("a Saturday night stays Saturday's before and after the change", () => {
    const saturdayNight = { startTime: clock(22), endTime: clock(4), weekdays: [6] } as const;
    expect(activeMinutes(saturdayNight, berlin, "2026-03-28 11:00:00")).toBe(300);
    expect(activeMinutes(saturdayNight, berlin, "2026-10-24 11:00:00")).toBe(420);
  });
});

const anyMinute = integer({ min: 0, max: 1439 });
const anyZone = constantFrom(
  bangkok,
  berlin,
  newYork,
  timeZone("Asia/Kathmandu"),
  timeZone("Australia/Lord_Howe"),
);

describe("in every time zone", () => {
  const newYear = utc("2026-01-01 00:00:00");
  const daysOfYear = 365;

  test("a window and its complement cover every minute of the year exactly once", () => {
    const anyMinuteOfYear = integer({ min: 0, max: daysOfYear * 1440 - 1 });
    assert(
      property(anyZone, anyMinute, anyMinute, anyMinuteOfYear, (zone, start, end, minute) => {
        pre(start !== end);
        const at = instant(newYear + minute * msPerMinute);
        const inside = isActiveAt({ startTime: start, endTime: end }, at, zone);
        const outside = isActiveAt({ startTime: end, endTime: start }, at, zone);
        expect(inside).toBe(!outside);
      }),
      { numRuns: 1000 },
    );
  });

  test.each([
    ["Bangkok, an ordinary day", bangkok, "2026-11-19 17:00:00"],
    ["Berlin, the day of the spring change", berlin, "2026-03-28 23:00:00"],
    ["Berlin, the day of the autumn change", berlin, "2026-10-24 22:00:00"],
    ["New York, the day of the autumn change", newYork, "2026-11-01 04:00:00"],
  ])("happy hour and the rest cover every minute once: %s", (_, zone, from) => {
    const happyHour = activeMinutes({ startTime: clock(17), endTime: clock(19) }, zone, from);
    const rest = activeMinutes({ startTime: clock(19), endTime: clock(17) }, zone, from);
    expect([happyHour, rest]).toEqual([120, 24 * 60 - 120]);
  });

  test("hours on one weekday occur once a week, from start to end", () => {
    const quarters = Array.from({ length: 7 * 96 }, (_, index) => index * 15 * msPerMinute);
    const anyQuarter = integer({ min: 0, max: 95 }).map((quarter) => quarter * 15);
    const anyWeekday = constantFrom(1, 2, 3, 4, 5, 6, 7);
    assert(
      property(anyWeekday, anyQuarter, anyQuarter, (weekday, startTime, endTime) => {
        const window = { startTime, endTime, weekdays: [weekday] };
        const active = quarters.filter((ms) => isActiveAt(window, instant(newYear + ms), bangkok));
        const minutes = startTime < endTime ? endTime - startTime : endTime + 1440 - startTime;
        expect(active).toHaveLength(minutes / 15);
      }),
      { numRuns: 30 },
    );
  });

  test("without hours exactly one weekday applies at a time", () => {
    assert(
      property(anyZone, integer({ min: 0, max: daysOfYear * msPerDay }), (zone, ms) => {
        const active = ([1, 2, 3, 4, 5, 6, 7] as const).filter((weekday) =>
          isActiveAt({ weekdays: [weekday] }, instant(newYear + ms), zone),
        );
        expect(active).toHaveLength(1);
      }),
    );
  });
});
