import { assert, integer, property } from "fast-check";
import { describe, expect, test } from "vitest";

import { calendarDate, dayNumber } from "../time/calendar.ts";
import { offeredMonth } from "./offered-month.ts";

const date = (year: number, month: number, day: number) => ({ year, month, day });

describe("the month that its report offers", () => {
  test("is from the first to the work day that runs, also after midnight", () => {
    expect(offeredMonth(date(2026, 11, 30), null)).toEqual({
      from: date(2026, 11, 1),
      to: date(2026, 11, 30),
    });
  });

  test("is the whole month of the last work day, until the next one has a work day", () => {
    expect(offeredMonth(date(2026, 12, 1), date(2026, 11, 30))).toEqual({
      from: date(2026, 11, 1),
      to: date(2026, 11, 30),
    });
    expect(offeredMonth(date(2029, 5, 2), date(2028, 2, 12))).toEqual({
      from: date(2028, 2, 1),
      to: date(2028, 2, 29),
    });
    expect(offeredMonth(date(2027, 1, 1), date(2026, 12, 31))).toEqual({
      from: date(2026, 12, 1),
      to: date(2026, 12, 31),
    });
  });

  test("is through today as soon as the month has a work day", () => {
    expect(offeredMonth(date(2026, 12, 3), date(2026, 12, 1))).toEqual({
      from: date(2026, 12, 1),
      to: date(2026, 12, 3),
    });
  });

  test("is the same month of another year only if that was the last work day", () => {
    expect(offeredMonth(date(2026, 12, 3), date(2025, 12, 31)).to).toEqual(date(2025, 12, 31));
  });

  test("has the last work day, and begins on the first", () => {
    const day = integer({ min: 20_000, max: 40_000 });
    assert(
      property(day, integer({ min: 0, max: 400 }), (today, ago) => {
        const { from, to } = offeredMonth(calendarDate(today), calendarDate(today - ago));
        expect(from.day).toBe(1);
        expect(from.month).toBe(to.month);
        expect(dayNumber(from)).toBeLessThanOrEqual(today - ago);
        expect(dayNumber(to)).toBeGreaterThanOrEqual(today - ago);
      }),
    );
  });
});
