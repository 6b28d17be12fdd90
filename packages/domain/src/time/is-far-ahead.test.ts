import { expect, test } from "vitest";

import { instant, msPerHour } from "./instant.ts";
import { isFarAhead } from "./is-far-ahead.ts";

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
