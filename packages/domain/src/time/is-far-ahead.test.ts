import { expect, test } from "vitest";

import { instant, msPerHour } from "./instant.ts";
import { isFarAhead, isNotedAfter } from "./is-far-ahead.ts";

test("what is to come in more than a minute was noted before the clock was set back", () => {
  const now = instant(msPerHour);
  const moments = [0, msPerHour, msPerHour + 60_000, msPerHour + 60_001, 6 * msPerHour];
  expect(moments.map((moment) => isFarAhead(instant(moment), now))).toEqual([
    false,
    false,
    false,
    true,
    true,
  ]);
});

test("of two moments, the one that is far ahead was noted first", () => {
  const [now, before, ahead, farther] = [3, 2, 6, 7].map((hour) => instant(hour * msPerHour));
  if (now === undefined) throw new Error("It is three");
  const isAfter = (one = now, other = now) => isNotedAfter(one, other, now);
  expect([isAfter(now, before), isAfter(before, now), isAfter(now, now)]).toEqual([
    true,
    false,
    false,
  ]);
  expect([isAfter(before, ahead), isAfter(ahead, before)]).toEqual([true, false]);
  expect([isAfter(farther, ahead), isAfter(ahead, farther)]).toEqual([true, false]);
});
