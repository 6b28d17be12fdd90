import { assert, constantFrom, integer, property } from "fast-check";
import { describe, expect, test } from "vitest";

import { instant } from "../time/instant.ts";
import { fridayEvening } from "../testing/builders.ts";
import { timeUnitCodes, type TimeUnit } from "./time-unit.ts";
import { timerQuantity } from "./timer-quantity.ts";

const second = 1000;
const minute = 60_000;
const hour = 3_600_000;
const day = 86_400_000;

const charged = (unit: TimeUnit, elapsed: number): number =>
  timerQuantity(unit, fridayEvening, instant(fridayEvening + elapsed));

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

  test("depends only on the duration", () => {
    assert(
      property(anyUnit, anyElapsed, integer(), ({ unit }, elapsed, start) => {
        const charge = timerQuantity(unit, instant(start), instant(start + elapsed));
        expect(charge).toBe(charged(unit, elapsed));
      }),
    );
  });
});
