import { describe, expect, test } from "vitest";

import { id } from "../id.ts";
import { fridayEvening } from "../testing/builders.ts";
import { aSignedInStaff, harbourHotel, lotusHouse } from "../testing/staff-builders.ts";
import { instant } from "../time/instant.ts";
import { lineKey } from "./line.ts";
import { requireEarnersHere, type StaffMove } from "./require-earners-here.ts";

const noi = aSignedInStaff("30");
const minutesAgo = (minutes: number) => instant(fridayEvening - minutes * 60_000);

const earning = (minutes: number, staff = noi.id) =>
  ({
    kind: "commission",
    key: lineKey("fee"),
    item: lineKey("drink"),
    staff,
    at: minutesAgo(minutes),
  }) as const;

const refusalAt = (
  location: typeof noi.location,
  line: ReturnType<typeof earning>,
  moves: readonly StaffMove[] = [],
) =>
  requireEarnersHere([line], {
    staff: [{ ...noi, location }],
    location: lotusHouse,
    movesOf: (staff) => (staff === noi.id ? moves : []),
  });

describe("who earns a commission", () => {
  test("is signed in here", () => {
    expect(refusalAt(lotusHouse, earning(0))).toBeNull();
    for (const location of [harbourHotel, null]) {
      for (const minutes of [0, 2, 600]) {
        expect(refusalAt(location, earning(minutes))).toMatchObject({
          refusal: "staff-not-signed-in",
        });
      }
    }
  });

  test("may have left since the press, however late it comes, but not before", () => {
    // Until eight minutes ago they were here, then elsewhere, and again here from six to three minutes ago.
    const moves = [
      { at: minutesAgo(8), from: lotusHouse },
      { at: minutesAgo(7), from: harbourHotel },
      { at: minutesAgo(6), from: null },
      { at: minutesAgo(3), from: lotusHouse },
    ];
    for (const minutes of [600, 8, 5, 3]) {
      expect(refusalAt(null, earning(minutes), moves)).toBeNull();
    }
    for (const minutes of [7.5, 6.5, 2.9, 0]) {
      expect(refusalAt(null, earning(minutes), moves)).not.toBeNull();
    }
  });

  test("is unknown to this rule if there is no such user", () => {
    expect(refusalAt(null, earning(0, id<"staff">(999)))).toBeNull();
  });
});
