import { describe, expect, test } from "vitest";

import { bangkok, utc } from "../testing/builders.ts";
import { beganInRange, monthRange } from "./month-range.ts";

const november = (day: number) => ({ year: 2026, month: 11, day });
/** Saturday, 02:30 in Bangkok: the Friday that began at 18:00 is still open. */
const clock = {
  now: utc("2026-11-20 19:30:00"),
  timeZone: bangkok,
  workDayStart: utc("2026-11-20 11:00:00"),
};
const noDates = { from: null, to: null };

describe("the dates of a month report", () => {
  test("are by default from the start of the work day through today", () => {
    expect(monthRange(noDates, clock)).toEqual({
      from: november(20),
      to: november(21),
      force: false,
    });
  });

  test("are today without an open day", () => {
    expect(monthRange(noDates, { ...clock, workDayStart: null })).toEqual({
      from: november(21),
      to: november(21),
      force: false,
    });
  });

  test("are marked as forced if the user chose them", () => {
    expect(monthRange({ from: november(1), to: november(30) }, clock)).toEqual({
      from: november(1),
      to: november(30),
      force: true,
    });
  });

  test("are completed if one is missing", () => {
    expect(monthRange({ from: november(1), to: null }, clock)).toEqual({
      from: november(1),
      to: november(21),
      force: true,
    });
  });

  test("are refused if the range ends before it begins", () => {
    expect(monthRange({ from: november(2), to: november(1) }, clock)).toEqual({
      refusal: "time-invalid",
    });
  });
});

describe("the work days of a range", () => {
  const range = { from: november(1), to: november(20) };

  test.each([
    ["at midnight of the first date", "2026-10-31 17:00:00", true],
    ["a second before the first date", "2026-10-31 16:59:59", false],
    ["at the last minute of the last date", "2026-11-20 16:59:00", true],
    ["at midnight after the last date", "2026-11-20 17:00:00", false],
  ])("are chosen by the venue's clock: a day that began %s", (_, startedAt, isIn) => {
    expect(beganInRange(utc(startedAt), range, bangkok)).toBe(isIn);
  });
});
