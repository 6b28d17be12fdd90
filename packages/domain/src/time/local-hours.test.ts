import fc from "fast-check";
import { expect, test } from "vitest";

import { instant } from "./instant.ts";
import { localHours } from "./local-hours.ts";
import { localTime, timeZone } from "./local-time.ts";

test("every moment has the hour of the venue's clock, also where that is off by a part of an hour", () => {
  const zones = fc.constantFrom("Asia/Bangkok", "Asia/Kathmandu", "Europe/Lisbon").map(timeZone);
  const moments = fc.array(fc.integer({ min: 1.7e12, max: 1.9e12 }).map(instant));
  fc.assert(
    fc.property(zones, moments, (zone, all) => {
      const hourOf = localHours(zone);
      for (const at of all) expect(hourOf(at)).toBe(localTime(at, zone).hour);
    }),
  );
});
