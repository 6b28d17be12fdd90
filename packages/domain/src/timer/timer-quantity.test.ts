import { assert, constantFrom, integer, property, record } from "fast-check";
import { describe, expect, test } from "vitest";

import { calendarDate } from "../time/calendar.ts";
import { instant } from "../time/instant.ts";
import { instantOfLocal } from "../time/instant-of-local.ts";
import { timeZone, type TimeZone } from "../time/local-time.ts";
import { bangkok, fridayEvening, utc } from "../testing/builders.ts";
import { timeUnitCodes, type TimeUnit } from "./time-unit.ts";
import { timerQuantity } from "./timer-quantity.ts";

const second = 1000;
const minute = 60_000;
const hour = 3_600_000;
const day = 86_400_000;

const charged = (unit: TimeUnit, elapsed: number): number =>
  timerQuantity(unit, {
    startedAt: fridayEvening,
    endedAt: instant(fridayEvening + elapsed),
    zone: bangkok,
  });

test("the units of time keep their numbers, which databases and clients hold", () => {
  expect(timeUnitCodes).toEqual({ minutes: 0, hours: 1, days: 2 });
});

describe("the quantity of a timer", () => {
  test.each([
    ["nothing", 0, 0],
    ["a millisecond", 1, 1],
    ["59.999 seconds", minute - 1, 1],
    ["a minute", minute, 1],
    ["a minute and a millisecond", minute + 1, 2],
    ["half an hour", 30 * minute, 30],
    ["half an hour and a second", 30 * minute + second, 31],
  ])("by the minute counts started minutes: after %s", (_, elapsed, minutes) => {
    expect(charged("minutes", elapsed)).toBe(minutes);
  });

  test.each([
    ["nothing", 0, 0],
    ["a millisecond", 1, 0.1],
    ["6 minutes", 6 * minute, 0.1],
    ["6 minutes and a millisecond", 6 * minute + 1, 0.2],
    ["54 minutes", 54 * minute, 0.9],
    ["an hour", hour, 1],
    ["an hour and a second", hour + second, 1.1],
    ["2 hours and 15 minutes", 2 * hour + 15 * minute, 2.3],
  ])("by the hour counts started tenths: after %s", (_, elapsed, hours) => {
    expect(charged("hours", elapsed)).toBe(hours);
  });

  test.each([
    ["nothing", 0, 0],
    ["a millisecond", 1, 0.1],
    ["2 hours and 24 minutes", 2 * hour + 24 * minute, 0.1],
    ["2 hours, 24 minutes and a millisecond", 2 * hour + 24 * minute + 1, 0.2],
    ["half a day", 12 * hour, 0.5],
    ["a day", day, 1],
    ["a day and a second", day + second, 1.1],
    ["two nights from 14:00 to 11:00", 2 * day - 3 * hour, 1.9],
  ])("by the day counts started tenths: after %s", (_, elapsed, days) => {
    expect(charged("days", elapsed)).toBe(days);
  });

  test.each(["minutes", "hours", "days"] as const)(
    "that ends before it starts has no %s",
    (unit) => {
      expect(charged(unit, -1)).toBe(0);
      expect(charged(unit, -day)).toBe(0);
    },
  );
});

describe("in any unit", () => {
  const anyElapsed = integer({ min: 0, max: 400 * day });
  /** The smallest charge: a minute, six minutes, and two hours and 24 minutes. */
  const anyUnit = constantFrom(
    { unit: "minutes", length: minute, step: minute } as const,
    { unit: "hours", length: hour, step: 360_000 } as const,
    { unit: "days", length: day, step: 8_640_000 } as const,
  );

  test("is at least the elapsed time, and less than one step more", () => {
    assert(
      property(anyUnit, anyElapsed, ({ unit, length, step }, elapsed) => {
        const chargedMs = Math.round(charged(unit, elapsed) * length);
        expect(chargedMs).toBeGreaterThanOrEqual(elapsed);
        expect(chargedMs).toBeLessThan(elapsed + step);
      }),
    );
  });

  test("never decreases with time", () => {
    assert(
      property(anyUnit, anyElapsed, anyElapsed, ({ unit }, elapsed, more) => {
        expect(charged(unit, elapsed + more)).toBeGreaterThanOrEqual(charged(unit, elapsed));
      }),
    );
  });

  test("is exact at a full step, and one step more after a millisecond", () => {
    assert(
      property(anyUnit, integer({ min: 1, max: 5000 }), ({ unit, length, step }, steps) => {
        const inSteps = (elapsed: number): number =>
          Math.round((charged(unit, elapsed) * length) / step);
        expect(inSteps(steps * step)).toBe(steps);
        expect(inSteps(steps * step + 1)).toBe(steps + 1);
      }),
    );
  });

  test("depends only on the duration, where clocks never change", () => {
    assert(
      property(anyUnit, anyElapsed, integer(), ({ unit }, elapsed, start) => {
        const span = {
          startedAt: instant(start),
          endedAt: instant(start + elapsed),
          zone: bangkok,
        };
        const charge = timerQuantity(unit, span);
        expect(charge).toBe(charged(unit, elapsed));
      }),
    );
  });
});

describe("a day where clocks change", () => {
  const newYork = timeZone("America/New_York");
  const days = (from: string, to: string) =>
    timerQuantity("days", { startedAt: utc(from), endedAt: utc(to), zone: newYork });

  test("ends at the same time of the next date, after 25 hours in autumn and 23 in spring", () => {
    expect(days("2028-11-04 18:00:00", "2028-11-05 18:59:59")).toBe(1);
    expect(days("2028-11-04 18:00:00", "2028-11-05 19:00:00")).toBe(1);
    expect(days("2028-11-04 18:00:00", "2028-11-05 19:00:01")).toBe(1.1);
    expect(days("2028-03-11 19:00:00", "2028-03-12 18:00:00")).toBe(1);
    expect(days("2028-03-11 19:00:00", "2028-03-12 18:00:01")).toBe(1.1);
  });

  test("has the hours that passed until then", () => {
    expect(days("2028-11-04 18:00:00", "2028-11-05 06:00:00")).toBe(0.5);
    expect(days("2028-11-05 05:30:00", "2028-11-05 06:00:00")).toBe(0.1);
    expect(days("2028-11-05 05:30:00", "2028-11-05 06:30:00")).toBe(0.1);
    expect(days("2028-11-05 06:30:00", "2028-11-05 06:29:59")).toBe(0);
  });

  test("that would end in the hour that clocks repeat ends when its time has passed twice", () => {
    expect(days("2028-11-04 05:30:00", "2028-11-05 05:30:00")).toBe(1);
    expect(days("2028-11-04 05:30:00", "2028-11-05 06:30:00")).toBe(1);
    expect(days("2028-11-04 05:30:00", "2028-11-05 06:30:01")).toBe(1.1);
  });

  const anyZone = constantFrom(
    ...["America/New_York", "Europe/Lisbon", "Australia/Lord_Howe", "America/Santiago"].map(
      timeZone,
    ),
  );
  const anyMoment = record({
    date: integer({ min: 18_000, max: 30_000 }),
    // Hours that exist once on each date.
    clock: integer({ min: 4, max: 22 }),
    zone: anyZone,
  });
  const at = (date: number, clock: number, zone: TimeZone) =>
    instantOfLocal({ ...calendarDate(date), hour: clock, minute: 0, second: 0 }, zone);

  test("counts one for each date until the same hour", () => {
    assert(
      property(anyMoment, integer({ min: 0, max: 400 }), ({ date, clock, zone }, count) => {
        const span = {
          startedAt: at(date, clock, zone),
          endedAt: at(date + count, clock, zone),
          zone,
        };
        expect(timerQuantity("days", span)).toBe(count);
      }),
    );
  });

  test("never decreases with time, and differs from the hours by no more than the change", () => {
    const anyMs = integer({ min: 0, max: 300 * day });
    assert(
      property(anyMoment, anyMs, anyMs, ({ date, clock, zone }, elapsed, more) => {
        const startedAt = at(date, clock, zone);
        const counted = (ms: number): number =>
          timerQuantity("days", { startedAt, endedAt: instant(startedAt + ms), zone });
        expect(counted(elapsed + more)).toBeGreaterThanOrEqual(counted(elapsed));
        expect(Math.abs(counted(elapsed) * day - elapsed)).toBeLessThan(day / 10 + 3_600_001);
      }),
    );
  });
});
