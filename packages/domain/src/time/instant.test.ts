import { expect, test } from "vitest";

import { instant, laterOf, msPerDay, msPerHour } from "./instant.ts";

test("an instant is whole milliseconds, also before 1970", () => {
  expect(instant(-1)).toBe(-1);
  expect(() => instant(0.5)).toThrow(RangeError);
  expect(() => instant(Number.NaN)).toThrow(RangeError);
});

test("a day has 24 hours of 3600 seconds", () => {
  expect(msPerDay).toBe(24 * msPerHour);
  expect(msPerHour).toBe(3_600_000);
});

test("the later of two moments is either, if they are the same", () => {
  const [one, other] = [instant(1), instant(2)];
  expect([laterOf(one, other), laterOf(other, one), laterOf(one, one)]).toEqual([2, 2, 1]);
});
