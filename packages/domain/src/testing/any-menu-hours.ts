import fc from "fast-check";

import type { MenuHours } from "../menu/scheduled-menu.ts";

/** Times that the office accepts: on some weekdays, now and then past midnight, on whole or odd minutes. */
export const anyMenuHours: fc.Arbitrary<MenuHours> = fc
  .record({
    weekdays: fc.subarray([1, 2, 3, 4, 5, 6, 7] as const, { minLength: 1 }),
    startMinute: fc.oneof(
      fc.integer({ min: 0, max: 23 }).map((hour) => hour * 60),
      minuteUpTo(1439),
    ),
    endMinute: fc.oneof(
      fc.integer({ min: 0, max: 24 }).map((hour) => hour * 60),
      minuteUpTo(1440),
    ),
  })
  .filter(({ startMinute, endMinute }) => startMinute !== endMinute);

function minuteUpTo(max: number): fc.Arbitrary<number> {
  return fc.integer({ min: 0, max });
}
