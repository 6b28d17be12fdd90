import { describe, expect, test } from "vitest";

import { id } from "../id.ts";
import { fridayEvening } from "../testing/builders.ts";
import { aSignedInStaff, harbourHotel, lotusHouse } from "../testing/staff-builders.ts";
import { instant } from "../time/instant.ts";
import { lineKey } from "./line.ts";
import { requireEarnersHere, roundSentWithinMs } from "./require-earners-here.ts";

const noi = aSignedInStaff("30");

const earning = (agoMs: number, staff = noi.id) =>
  ({
    kind: "commission",
    key: lineKey("fee"),
    item: lineKey("drink"),
    staff,
    at: instant(fridayEvening - agoMs),
  }) as const;

const refusalAt = (location: typeof noi.location, line: ReturnType<typeof earning>) =>
  requireEarnersHere([line], {
    staff: [{ ...noi, location }],
    location: lotusHouse,
    now: fridayEvening,
  });

describe("who earns a commission", () => {
  test("is signed in here at the press", () => {
    expect(refusalAt(lotusHouse, earning(0))).toBeNull();
    for (const location of [harbourHotel, null]) {
      expect(refusalAt(location, earning(roundSentWithinMs - 1))).toMatchObject({
        refusal: "staff-not-signed-in",
      });
    }
  });

  test("may have left since the press of an order that was kept", () => {
    expect(refusalAt(null, earning(roundSentWithinMs))).toBeNull();
  });

  test("is unknown to this rule if there is no such user", () => {
    expect(refusalAt(null, earning(0, id<"staff">(999)))).toBeNull();
  });
});
