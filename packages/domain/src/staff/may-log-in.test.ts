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
});

const restaurant = aStation(1, lotusHouse);
const bar = aStation(2, lotusHouse);
const store = aStation(3, lotusHouse, false);
const frontDesk = aStation(4, harbourHotel);
const stations = [restaurant, bar, store, frontDesk];

const worksAt = (...subLocations: readonly LocationId[]) => ({ subLocations, isDeleted: false });

describe("who may log in", () => {
  test("staff may log in only when 'Can Login' is set", () => {
    expect(requireMayLogIn({ mayLogIn: true, isDeleted: false })).toBeNull();
    expect(requireMayLogIn({ mayLogIn: false, isDeleted: false })).toEqual({
      refusal: "login-not-allowed",
    });
  });

  test("who left may not log in", () => {
    expect(requireMayLogIn({ mayLogIn: true, isDeleted: true })?.refusal).toBe("login-not-allowed");
  });
});

describe("where the user may sell", () => {
  test("only at sale points of the locations where they work", () => {
    expect(salePoints(stations, worksAt(lotusHouse))).toEqual([restaurant, bar]);
  });

  test("with several sale points the user chooses one", () => {
    expect(chooseSalePoint(stations, worksAt(lotusHouse, harbourHotel))).toEqual({
      kind: "choose",
      stations: [restaurant, bar, frontDesk],
    });
  });

  test("with exactly one the user goes straight on", () => {
    expect(chooseSalePoint(stations, worksAt(harbourHotel))).toEqual({
      kind: "straight-on",
      station: frontDesk,
    });
  });

  test("without any there is nowhere to sell", () => {
    expect(chooseSalePoint([store], worksAt(lotusHouse))).toEqual({ kind: "none" });
    expect(chooseSalePoint(stations, worksAt())).toEqual({ kind: "none" });
  });
});
