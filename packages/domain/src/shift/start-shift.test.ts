import { expect, test } from "vitest";

import { id } from "../id.ts";
import { fridayEvening } from "../testing/builders.ts";
import { aShift, cashier, cashOf } from "../testing/shift-builders.ts";
import { shiftStartDelayMs, startShift, type ShiftStart } from "./start-shift.ts";

function starting(start: Partial<ShiftStart> = {}): ShiftStart {
  return {
    workDay: { id: id(3) },
    openShift: null,
    name: "Evening",
    station: id(1),
    staff: cashier,
    startCount: cashOf(1000_00),
    at: fridayEvening,
    ...start,
  };
}

test("a shift starts with a cash count", () => {
  expect(startShift(starting())).toEqual({
    status: "open",
    name: "Evening",
    station: 1,
    staff: cashier,
    workDay: 3,
    startedAt: fridayEvening,
    startCount: cashOf(1000_00),
    endCount: null,
    counts: [],
  });
});

test("an empty drawer is a valid count", () => {
  expect(startShift(starting({ startCount: cashOf(0) }))).toMatchObject({ status: "open" });
});

test("a shift needs an open work day", () => {
  expect(startShift(starting({ workDay: null }))).toEqual({ refusal: "start-day" });
});

test("a station has one open shift", () => {
  const openShift = aShift({ name: "Morning", staff: id(11) });
  expect(startShift(starting({ openShift }))).toEqual({
    refusal: "shift-already-open",
    about: { shift: "Morning", staff: 11 },
  });
});

test("a shift starts 400 ms after the click", () => {
  expect(shiftStartDelayMs).toBe(400);
});
