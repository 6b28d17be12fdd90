import { describe, expect, test } from "vitest";

import { id } from "../id.ts";
import { aStaff, harbourHotel, lotusHouse } from "../testing/staff-builders.ts";
import { isSignedInAt } from "./find-staff.ts";
import { leaveStation, signedOutPosition, takeStation } from "./take-station.ts";

const bar = { id: id<"station">(7), location: lotusHouse };

describe("picking a station", () => {
  test("signs in at its location and out of any other", () => {
    const waiter = aStaff("20", { location: harbourHotel, station: id(9) });
    const picked = { ...waiter, ...takeStation(bar) };
    expect(picked).toMatchObject({ location: lotusHouse, station: 7 });
    expect(isSignedInAt(picked, harbourHotel)).toBe(false);
  });
});

describe("leaving a station", () => {
  test("keeps the user signed in without a station", () => {
    expect(leaveStation(takeStation(bar), bar.id)).toEqual({ location: lotusHouse, station: null });
  });

  test("changes nothing if the user is at another till by now", () => {
    expect(leaveStation(takeStation(bar), id(8))).toEqual(takeStation(bar));
    expect(leaveStation(takeStation(bar), null)).toEqual(takeStation(bar));
    expect(leaveStation(signedOutPosition, null)).toEqual(signedOutPosition);
  });
});
