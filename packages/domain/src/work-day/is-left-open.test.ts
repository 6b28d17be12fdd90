import { expect, test } from "vitest";

import { utc } from "../testing/builders.ts";
import { isLeftOpen } from "./is-left-open.ts";

test("a work day is left open once it has lasted more than 24 hours", () => {
  const day = { startedAt: utc("2026-11-20 03:00:00") };
  expect(isLeftOpen(day, utc("2026-11-20 19:00:00"))).toBe(false);
  expect(isLeftOpen(day, utc("2026-11-21 03:00:00"))).toBe(false);
  expect(isLeftOpen(day, utc("2026-11-21 03:00:01"))).toBe(true);
});
