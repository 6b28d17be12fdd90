import fc from "fast-check";
import { describe, expect, test } from "vitest";

import { instant, msPerDay, msPerHour, msPerMinute, msPerSecond, type Instant } from "./instant.ts";
import {
  instantOfUtc,
  isTimeZone,
  localTime,
  timeZone,
  utcTime,
  type LocalTime,
} from "./local-time.ts";
import { instantOfLocal, midnightOf } from "./instant-of-local.ts";

const utc = timeZone("UTC");
const bangkok = timeZone("Asia/Bangkok");
const hoChiMinh = timeZone("Asia/Ho_Chi_Minh");
const manila = timeZone("Asia/Manila");
const berlin = timeZone("Europe/Berlin");
const newYork = timeZone("America/New_York");
/** Its summer time shifts by half an hour. */
const lordHowe = timeZone("Australia/Lord_Howe");
/** It moved across the date line and skipped 30 December 2011. */
const apia = timeZone("Pacific/Apia");

const zonesWithoutSummerTime = fc.constantFrom(bangkok, hoChiMinh, manila);
const zonesWithSummerTime = fc.constantFrom(berlin, newYork, lordHowe);

const between = (firstYear: number, lastYear: number) =>
  fc
    .integer({
      min: instantOfUtc(at(firstYear, 1, 1, 0, 0)) / msPerSecond,
      max: instantOfUtc(at(lastYear, 12, 31, 0, 0)) / msPerSecond,
    })
    .map((seconds) => instant(seconds * msPerSecond));

function at(...[year, month, day, hour, minute]: [number, number, number, number, number]) {
  return { year, month, day, hour, minute, second: 0 } satisfies LocalTime;
}

describe("UTC time", () => {
  test.each([
    [0, at(1970, 1, 1, 0, 0)],
    [-1, { ...at(1969, 12, 31, 23, 59), second: 59 }],
    [951_782_400_000, at(2000, 2, 29, 0, 0)],
    [86_399_999, { ...at(1970, 1, 1, 23, 59), second: 59 }],
  ])("%i ms after 1970 shows %j", (epochMs, time) => {
    expect(utcTime(instant(epochMs))).toEqual(time);
  });

  test("agrees with the platform's calendar", () => {
    fc.assert(
      fc.property(between(1, 9999), (moment) => {
        expect(localTime(moment, utc)).toEqual(utcTime(moment));
      }),
    );
  });

  test("converts back to the same second", () => {
    fc.assert(
      fc.property(between(1, 9999), fc.integer({ min: 0, max: 999 }), (moment, ms) => {
        expect(instantOfUtc(utcTime(instant(moment + ms)))).toBe(moment);
      }),
    );
  });
});

describe("local time", () => {
  const noonInLondonInWinter = instantOfUtc(at(2026, 1, 15, 12, 0));

  test.each([
    [bangkok, at(2026, 1, 15, 19, 0)],
    [hoChiMinh, at(2026, 1, 15, 19, 0)],
    [manila, at(2026, 1, 15, 20, 0)],
    [berlin, at(2026, 1, 15, 13, 0)],
    [newYork, at(2026, 1, 15, 7, 0)],
    [lordHowe, at(2026, 1, 15, 23, 0)],
  ])("in %s shows %j at noon UTC in January", (zone, time) => {
    expect(localTime(noonInLondonInWinter, zone)).toEqual(time);
  });

  test("in Bangkok has midnight as 0:00 of the new day, in a Gregorian year", () => {
    const midnight = instantOfUtc(at(2026, 12, 31, 17, 0));
    expect(localTime(midnight, bangkok)).toEqual(at(2027, 1, 1, 0, 0));
  });

  test("follows summer time", () => {
    const july = instantOfUtc(at(2026, 7, 15, 12, 0));
    expect(localTime(july, berlin)).toEqual(at(2026, 7, 15, 14, 0));
    expect(localTime(july, lordHowe)).toEqual(at(2026, 7, 15, 22, 30));
  });
});

test("a date begins at the venue's midnight, to the second", () => {
  const date = { year: 2027, month: 1, day: 1 };
  expect(midnightOf(date, bangkok)).toBe(instantOfUtc(at(2026, 12, 31, 17, 0)));
});

describe("the instant of a local time", () => {
  test("converts back in a zone without summer time", () => {
    fc.assert(
      fc.property(between(2000, 2100), zonesWithoutSummerTime, (moment, zone) => {
        expect(instantOfLocal(localTime(moment, zone), zone)).toBe(moment);
      }),
    );
  });

  test("converts back on every day without a clock change", () => {
    fc.assert(
      fc.property(between(1950, 2100), zonesWithSummerTime, (moment, zone) => {
        const clockMoved = (ms: number) =>
          instantOfUtc(localTime(instant(moment + ms), zone)) -
          instantOfUtc(localTime(moment, zone)) -
          ms;
        const isMovedDay = clockMoved(-msPerDay) !== 0 || clockMoved(msPerDay) !== 0;
        expect(isMovedDay || instantOfLocal(localTime(moment, zone), zone) === moment).toBe(true);
      }),
    );
  });

  test("shows that time, and is the first to do so", () => {
    fc.assert(
      fc.property(between(1950, 2100), zonesWithSummerTime, (moment, zone) => {
        const time = localTime(moment, zone);
        const found = instantOfLocal(time, zone);
        expect(localTime(found, zone)).toEqual(time);
        expect(found).toBeLessThanOrEqual(moment);
      }),
    );
  });

  test.each([
    [berlin, at(2026, 3, 29, 1, 59), at(2026, 3, 29, 0, 59)],
    [berlin, at(2026, 3, 29, 3, 0), at(2026, 3, 29, 1, 0)],
    [newYork, at(2026, 3, 8, 1, 59), at(2026, 3, 8, 6, 59)],
    [newYork, at(2026, 3, 8, 3, 0), at(2026, 3, 8, 7, 0)],
    [lordHowe, at(2026, 10, 4, 1, 59), at(2026, 10, 3, 15, 29)],
    [lordHowe, at(2026, 10, 4, 2, 30), at(2026, 10, 3, 15, 30)],
  ])("around the hour that is skipped in %s: %j is %j in UTC", (zone, time, inUtc) => {
    expect(utcTime(instantOfLocal(time, zone))).toEqual(inUtc);
  });

  test.each([
    [berlin, at(2026, 3, 29, 2, 30), at(2026, 3, 29, 3, 30)],
    [newYork, at(2026, 3, 8, 2, 0), at(2026, 3, 8, 3, 0)],
    [lordHowe, at(2026, 10, 4, 2, 10), at(2026, 10, 4, 2, 40)],
    [apia, at(2011, 12, 30, 12, 0), at(2011, 12, 31, 12, 0)],
  ])("that is skipped in %s moves forward by the shift: %j is %j", (...row) => {
    const [zone, skipped, shown] = row;
    expect(localTime(instantOfLocal(skipped, zone), zone)).toEqual(shown);
  });

  test.each([
    [berlin, at(2026, 10, 25, 2, 30), at(2026, 10, 25, 0, 30), msPerHour],
    [newYork, at(2026, 11, 1, 1, 0), at(2026, 11, 1, 5, 0), msPerHour],
    [lordHowe, at(2026, 4, 5, 1, 45), at(2026, 4, 4, 14, 45), 30 * msPerMinute],
  ])("that occurs twice in %s is the first: %j is %j in UTC", (...row) => {
    const [zone, time, inUtc, movedBack] = row;
    const first = instantOfLocal(time, zone);
    const second: Instant = instant(first + movedBack);
    expect(utcTime(first)).toEqual(inUtc);
    expect(localTime(second, zone)).toEqual(time);
  });

  test("is found on both sides of a day that a country skipped", () => {
    const before = at(2011, 12, 29, 23, 59);
    const after = at(2011, 12, 31, 0, 0);
    expect(instantOfLocal(after, apia) - instantOfLocal(before, apia)).toBe(msPerMinute);
  });
});

describe("a time zone", () => {
  test.each(["Asia/Bangkok", "Europe/Berlin", "UTC"])("may be %s", (name) => {
    expect(isTimeZone(name)).toBe(true);
    expect(timeZone(name)).toBe(name);
  });

  test.each(["", "Asia/Comanda", "Bangkok time", "+07:00"])("is never %j", (name) => {
    expect(isTimeZone(name)).toBe(false);
    expect(() => timeZone(name)).toThrow(RangeError);
  });
});
