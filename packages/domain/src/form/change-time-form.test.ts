import { describe, expect, test } from "vitest";

import { bangkok, utc } from "../testing/builders.ts";
import { timeZone } from "../time/local-time.ts";
import { parseChangeTimeForm } from "./change-time-form.ts";

describe("correcting the times of a timer", () => {
  test("times are on the venue's clock", () => {
    expect(
      parseChangeTimeForm({ start: "20/11/2026 18:05", end: "20/11/2026 19:35" }, bangkok),
    ).toEqual({ startedAt: utc("2026-11-20 11:05:00"), endedAt: utc("2026-11-20 12:35:00") });
  });

  test("without an end the timer keeps running", () => {
    expect(parseChangeTimeForm({ start: "20/11/2026 18:05", end: "" }, bangkok)).toEqual({
      startedAt: utc("2026-11-20 11:05:00"),
      endedAt: null,
    });
  });

  test("a timer may end when it starts, but not before", () => {
    const start = "20/11/2026 18:05";
    expect(parseChangeTimeForm({ start, end: start }, bangkok)).toMatchObject({
      endedAt: utc("2026-11-20 11:05:00"),
    });
    expect(parseChangeTimeForm({ start, end: "20/11/2026 18:04" }, bangkok)).toEqual({
      refusal: "time-invalid",
    });
  });

  test("an hour that occurs twice means its first occurrence, so that no time is negative", () => {
    const berlin = timeZone("Europe/Berlin");
    expect(
      parseChangeTimeForm({ start: "25/10/2026 01:30", end: "25/10/2026 02:30" }, berlin),
    ).toEqual({ startedAt: utc("2026-10-24 23:30:00"), endedAt: utc("2026-10-25 00:30:00") });
  });

  test("an end that is no time is refused, even with a valid start", () => {
    expect(parseChangeTimeForm({ start: "20/11/2026 18:05", end: "19:35" }, bangkok)).toEqual({
      fieldErrors: [{ field: "end", code: "wrong-date-format" }],
    });
  });

  test("a start is required, and both must be dates with a time", () => {
    expect(parseChangeTimeForm({ start: "", end: "20/11/2026" }, bangkok)).toEqual({
      fieldErrors: [
        { field: "start", code: "required" },
        { field: "end", code: "wrong-date-format" },
      ],
    });
  });
});
