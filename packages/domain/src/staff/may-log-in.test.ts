import { describe, expect, test } from "vitest";

import { id, type LocationId } from "../id.ts";
import { harbourHotel, lotusHouse } from "../testing/staff-builders.ts";
import type { Station } from "../venue/location.ts";
import { chooseSalePoint, requireMayLogIn, salePoints } from "./may-log-in.ts";

const aStation = (number: number, location: LocationId, isSalePoint = true): Station => ({
  id: id(number),
  name: `Station ${number}`,
  location,
  isSalePoint,
  isCounter: false,
});

const restaurant = aStation(1, lotusHouse);
const bar = aStation(2, lotusHouse);
const store = aStation(3, lotusHouse, false);
const frontDesk = aStation(4, harbourHotel);
const stations = [restaurant, bar, store, frontDesk];

const worksAt = (...subLocations: readonly LocationId[]) => ({ subLocations, isDeleted: false });

describe("logging in", () => {
  test("requires 'Can Login'", () => {
    expect(requireMayLogIn({ mayLogIn: true, isDeleted: false })).toBeNull();
    expect(requireMayLogIn({ mayLogIn: false, isDeleted: false })).toEqual({
      refusal: "login-not-allowed",
    });
  });

  test("is refused to staff who left", () => {
    expect(requireMayLogIn({ mayLogIn: true, isDeleted: true })?.refusal).toBe("login-not-allowed");
  });
});

describe("the stations of a user", () => {
  test("are sale points of the locations where they work", () => {
    expect(salePoints(stations, worksAt(lotusHouse))).toEqual([restaurant, bar]);
  });

  test("are offered if there are several", () => {
    expect(chooseSalePoint(stations, worksAt(lotusHouse, harbourHotel))).toEqual({
      kind: "choose",
      stations: [restaurant, bar, frontDesk],
    });
  });

  test("are skipped if there is only one", () => {
    expect(chooseSalePoint(stations, worksAt(harbourHotel))).toEqual({
      kind: "straight-on",
      station: frontDesk,
    });
  });

  test("may be none", () => {
    expect(chooseSalePoint([store], worksAt(lotusHouse))).toEqual({ kind: "none" });
    expect(chooseSalePoint(stations, worksAt())).toEqual({ kind: "none" });
  });
});
