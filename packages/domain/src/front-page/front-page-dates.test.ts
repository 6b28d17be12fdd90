import fc from "fast-check";
import { describe, expect, test } from "vitest";

import { calendarDate, dayNumber, weekdayOf } from "../time/calendar.ts";
import { instant } from "../time/instant.ts";
import { localTime, timeZone } from "../time/local-time.ts";
import { parseWireDate, parseWireDateTime, wireDate } from "../time/wire-date.ts";
import {
  lastMonths,
  lastSevenDays,
  lastWeeks,
  momentWeekBefore,
  weekBefore,
} from "./front-page-dates.ts";

const date = (wire: string) => {
  const parsed = parseWireDate(wire);
  if (parsed === null) throw new Error(`Not a date: ${wire}`);
  return parsed;
};
const texts = ({ from, to }: ReturnType<typeof lastSevenDays>) => [wireDate(from), wireDate(to)];
const anyDate = fc.integer({ min: 0, max: 40_000 }).map(calendarDate);

describe("the dates of the front page", () => {
  test("on a Tuesday are those of a calendar", () => {
    const today = date("2026-11-24");
    expect(wireDate(weekBefore(today))).toBe("2026-11-17");
    expect(texts(lastWeeks(today).last)).toEqual(["2026-11-16", "2026-11-22"]);
    expect(texts(lastWeeks(today).before)).toEqual(["2026-11-09", "2026-11-15"]);
    expect(texts(lastMonths(today).last)).toEqual(["2026-10-01", "2026-10-31"]);
    expect(texts(lastMonths(today).before)).toEqual(["2026-09-01", "2026-09-30"]);
    expect(texts(lastSevenDays(today))).toEqual(["2026-11-18", "2026-11-24"]);
  });

  test("reach over a leap day and a new year", () => {
    expect(texts(lastMonths(date("2028-03-31")).last)).toEqual(["2028-02-01", "2028-02-29"]);
    expect(texts(lastMonths(date("2027-01-01")).before)).toEqual(["2026-11-01", "2026-11-30"]);
    expect(texts(lastWeeks(date("2027-01-04")).last)).toEqual(["2026-12-28", "2027-01-03"]);
  });

  test("adjoin each other, and end before today", () => {
    fc.assert(
      fc.property(anyDate, (today) => {
        for (const { last, before } of [lastWeeks(today), lastMonths(today)]) {
          expect(dayNumber(before.to) + 1).toBe(dayNumber(last.from));
          expect(dayNumber(last.to)).toBeLessThan(dayNumber(today));
        }
        const { from, to } = lastWeeks(today).last;
        expect([weekdayOf(from), weekdayOf(to)]).toEqual([1, 7]);
        expect(weekdayOf(weekBefore(today))).toBe(weekdayOf(today));
      }),
    );
  });
});

test("the moment of the week before has the same time on the clock, also after the clocks changed", () => {
  const lisbon = timeZone("Europe/Lisbon");
  // Clocks went back on 25 October 2026.
  const now = parseWireDateTime("2026-10-28 20:30:00") ?? instant(0);
  const before = momentWeekBefore(now, lisbon);
  const time = localTime(now, lisbon);
  expect(localTime(before, lisbon)).toEqual({ ...time, day: time.day - 7 });
  expect(now - before).toBe((7 * 24 + 1) * 3_600_000);
});
