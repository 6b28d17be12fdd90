import { describe, expect, test } from "vitest";

import { bangkok, utc } from "../testing/builders.ts";
import { timeZone } from "../time/local-time.ts";
import { parseChangeTimeForm } from "./change-time-form.ts";

const clock = { zone: bangkok, now: utc("2026-11-20 13:00:00") };

describe("correcting the times of a timer", () => {
  test("times are on the venue's clock", () => {
    expect(
      parseChangeTimeForm({ start: "20/11/2026 18:05", end: "20/11/2026 19:35" }, clock),
    ).toEqual({ startedAt: utc("2026-11-20 11:05:00"), endedAt: utc("2026-11-20 12:35:00") });
  });

  test("without an end the timer keeps running", () => {
    expect(parseChangeTimeForm({ start: "20/11/2026 18:05", end: "" }, clock)).toEqual({
      startedAt: utc("2026-11-20 11:05:00"),
      endedAt: null,
    });
  });

  test("a timer may end when it starts, but not before", () => {
    const start = "20/11/2026 18:05";
    expect(parseChangeTimeForm({ start, end: start }, clock)).toMatchObject({
      endedAt: utc("2026-11-20 11:05:00"),
    });
    expect(parseChangeTimeForm({ start, end: "20/11/2026 18:04" }, clock)).toEqual({
      refusal: "time-invalid",
    });
  });

  test.each([
    ["while it passes first", "2026-10-25 00:30:00", "2026-10-25 00:30:00"],
    ["a second before it passes again", "2026-10-25 01:29:59", "2026-10-25 00:30:00"],
    ["when it passes again", "2026-10-25 01:30:00", "2026-10-25 01:30:00"],
    ["the next day", "2026-10-26 10:00:00", "2026-10-25 01:30:00"],
  ])(
    "an end in the hour that occurs twice is the last one that passed: typed %s",
    (_, now, end) => {
      const zone = timeZone("Europe/Berlin");
      const typed = { start: "25/10/2026 01:30", end: "25/10/2026 02:30" };
      expect(parseChangeTimeForm(typed, { zone, now: utc(now) })).toEqual({
        startedAt: utc("2026-10-24 23:30:00"),
        endedAt: utc(end),
      });
    },
  );

  test("a start in the hour that occurs twice is the first one, so that no time is negative", () => {
    const zone = timeZone("Europe/Berlin");
    const typed = { start: "25/10/2026 02:30", end: "25/10/2026 02:30" };
    expect(parseChangeTimeForm(typed, { zone, now: utc("2026-10-25 00:45:00") })).toEqual({
      startedAt: utc("2026-10-25 00:30:00"),
      endedAt: utc("2026-10-25 00:30:00"),
    });
  });

  test("an end that is no time is refused, even with a valid start", () => {
    expect(parseChangeTimeForm({ start: "20/11/2026 18:05", end: "19:35" }, clock)).toEqual({
      fieldErrors: [{ field: "end", code: "wrong-date-format" }],
    });
  });

  test("a start is required, and both must be dates with a time", () => {
    expect(parseChangeTimeForm({ start: "", end: "20/11/2026" }, clock)).toEqual({
      fieldErrors: [
        { field: "start", code: "required" },
        { field: "end", code: "wrong-date-format" },
      ],
    });
  });
});
