import fc from "fast-check";
import { describe, expect, test } from "vitest";

import { calendarDate, dayBefore, dayNumber, isCalendarDate, weekdayOf } from "./calendar.ts";

const firstDay = dayNumber({ year: 1, month: 1, day: 1 });
const lastDay = dayNumber({ year: 9999, month: 12, day: 31 });
const dayNumbers = fc.integer({ min: firstDay, max: lastDay });

describe("a day number", () => {
  test.each([
    [1970, 1, 1, 0],
    [1969, 12, 31, -1],
    [2000, 2, 29, 11_016],
    [2026, 11, 21, 20_778],
    [1, 1, 1, -719_162],
    [9999, 12, 31, 2_932_896],
  ])("of %i-%i-%i is %i", (year, month, day, number) => {
    expect(dayNumber({ year, month, day })).toBe(number);
    expect(calendarDate(number)).toEqual({ year, month, day });
  });

  test("maps to exactly one valid date, from the year 1 to 9999", () => {
    fc.assert(
      fc.property(dayNumbers, (number) => {
        const date = calendarDate(number);
        expect(isCalendarDate(date)).toBe(true);
        expect(dayNumber(date)).toBe(number);
      }),
    );
  });

  test("increases by one per day over 400 years", () => {
    const broken = Array.from({ length: 146_097 }, (_, index) => index).filter((number) => {
      const { year, month, day } = calendarDate(number);
      const next = calendarDate(number + 1);
      const isSameMonth = next.year === year && next.month === month && next.day === day + 1;
      const isNextMonth = next.year === year && next.month === month + 1 && next.day === 1;
      const isNextYear = next.year === year + 1 && month === 12 && day === 31 && next.day === 1;
      return !(isSameMonth || (isNextMonth && day >= 28) || (isNextYear && next.month === 1));
    });
    expect(broken).toEqual([]);
  });
});

describe("a date", () => {
  test.each([
    [2024, 2, 29],
    [2000, 2, 29],
    [2026, 4, 30],
    [2026, 12, 31],
    [1, 1, 1],
    [9999, 12, 31],
  ])("may be %i-%i-%i", (year, month, day) => {
    expect(isCalendarDate({ year, month, day })).toBe(true);
  });

  test.each([
    [2026, 2, 29],
    [1900, 2, 29],
    [2024, 2, 30],
    [2026, 4, 31],
    [2026, 6, 31],
    [2026, 9, 31],
    [2026, 11, 31],
    [2026, 1, 32],
    [2026, 1, 0],
    [2026, 0, 1],
    [2026, 13, 1],
    [0, 1, 1],
    [10_000, 1, 1],
    [2026.5, 1, 1],
    [2026, 1.5, 1],
    [2026, 1, 1.5],
    [2026, 1, Number.NaN],
  ])("is never %d-%d-%d", (year, month, day) => {
    expect(isCalendarDate({ year, month, day })).toBe(false);
  });
});

describe("the weekday", () => {
  test.each([
    [1970, 1, 1, 4],
    [2000, 1, 1, 6],
    [1900, 1, 1, 1],
    [2024, 2, 29, 4],
    [2026, 11, 22, 7],
    [1969, 7, 20, 7],
    [1582, 10, 15, 5],
    [1, 1, 1, 1],
    [9999, 12, 31, 5],
  ])("of %i-%i-%i is number %i", (year, month, day, weekday) => {
    expect(weekdayOf({ year, month, day })).toBe(weekday);
  });

  test("advances by one each day, and Monday follows Sunday", () => {
    fc.assert(
      fc.property(dayNumbers, (number) => {
        const today = weekdayOf(calendarDate(number));
        expect(weekdayOf(calendarDate(number + 1))).toBe(today === 7 ? 1 : today + 1);
      }),
    );
  });
});

test.each([
  [
    { year: 2026, month: 1, day: 1 },
    { year: 2025, month: 12, day: 31 },
  ],
  [
    { year: 2024, month: 3, day: 1 },
    { year: 2024, month: 2, day: 29 },
  ],
  [
    { year: 2026, month: 3, day: 1 },
    { year: 2026, month: 2, day: 28 },
  ],
  [
    { year: 2026, month: 5, day: 20 },
    { year: 2026, month: 5, day: 19 },
  ],
])("the day before %j is %j", (date, before) => {
  expect(dayBefore(date)).toEqual(before);
});
