import { expect, test } from "vitest";

import { instant, msPerDay, msPerSecond } from "./instant.ts";
import { isWithin } from "./is-within.ts";

test("what takes a minute is over after that, and after the clock was set back by more", () => {
  const since = instant(msPerDay);
  const isStillOn = (ms: number) => isWithin(60_000, { since, now: instant(since + ms) });
  expect([0, 60_000, 60_001].map(isStillOn)).toEqual([true, true, false]);
  // Another server's clock may be a little behind.
  expect([-3 * msPerSecond, -60_000].map(isStillOn)).toEqual([true, true]);
  expect([-60_001, -msPerDay].map(isStillOn)).toEqual([false, false]);
});
