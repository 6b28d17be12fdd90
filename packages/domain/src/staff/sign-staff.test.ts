import { describe, expect, test } from "vitest";

import { id } from "../id.ts";
import { accepted } from "../testing/builders.ts";
import { aSignedInStaff, aStaff, harbourHotel, lotusHouse } from "../testing/staff-builders.ts";
import { permissionsOf } from "./role-permissions.ts";
import { signStaffIn, signStaffOut, staffLists } from "./sign-staff.ts";
import type { Staff } from "./staff.ts";

const bar = { id: id<"station">(7), location: lotusHouse };

const refs = (staffs: readonly Staff[]): readonly string[] => staffs.map(({ ref }) => ref);

const cashier = aStaff("10", { permissions: permissionsOf("cashier"), location: lotusHouse });
const waiter = aSignedInStaff("20");

describe("signing staff in", () => {
  test("signs in several members of staff at a station", () => {
    const changed = signStaffIn(cashier, [aStaff("30"), aStaff("31")], bar);
    expect(changed).toMatchObject([
      { ref: "30", location: lotusHouse, station: 7 },
      { ref: "31", location: lotusHouse, station: 7 },
    ]);
  });

  test("moves staff who are signed in elsewhere", () => {
    const both = aStaff("30", {
      subLocations: [harbourHotel, lotusHouse],
      location: harbourHotel,
      station: id(9),
    });
    expect(signStaffIn(cashier, [both], bar)).toMatchObject([{ location: lotusHouse, station: 7 }]);
  });

  test("is refused to non-cashiers, even for themselves", () => {
    expect(signStaffIn(waiter, [waiter], bar)).toMatchObject({ refusal: "permission-denied" });
  });

  test("is refused for all if one of them does not work there", () => {
    const harbour = aStaff("50", { subLocations: [harbourHotel] });
    expect(signStaffIn(cashier, [aStaff("30"), harbour], bar)).toMatchObject({
      refusal: "staff-not-found",
      about: { staff: "50" },
    });
  });

  test("is refused for staff who left", () => {
    expect(signStaffIn(cashier, [aStaff("30", { isDeleted: true })], bar)).toMatchObject({
      refusal: "staff-not-found",
    });
  });
});

describe("signing staff out", () => {
  test("clears their station and location", () => {
    expect(signStaffOut(cashier, [waiter], lotusHouse)).toMatchObject([
      { ref: "20", location: null, station: null },
    ]);
  });

  test("and in again restores them", () => {
    const before = [aStaff("30"), aStaff("31")];
    const signedIn = accepted(signStaffIn(cashier, before, bar));
    expect(signStaffOut(cashier, signedIn, lotusHouse)).toEqual(before);
  });

  test("is refused to non-cashiers", () => {
    expect(signStaffOut(waiter, [waiter], lotusHouse)).toMatchObject({
      refusal: "permission-denied",
    });
  });

  test("is refused for staff at another location", () => {
    const away = aStaff("30", { location: harbourHotel });
    expect(signStaffOut(cashier, [away], lotusHouse)).toMatchObject({
      refusal: "staff-not-signed-in",
      about: { staff: "30" },
    });
  });
});

describe("staff in and out", () => {
  test("are sorted by staff ID: 9 before 10 before A1", () => {
    const lists = staffLists(
      [
        aSignedInStaff("100"),
        aSignedInStaff("A1"),
        aSignedInStaff("9"),
        aStaff("20"),
        aSignedInStaff("10"),
        aStaff("3"),
      ],
      lotusHouse,
    );
    expect(refs(lists.in)).toEqual(["9", "10", "100", "A1"]);
    expect(refs(lists.out)).toEqual(["3", "20"]);
    expect(refs(lists.all)).toEqual(["3", "9", "10", "20", "100", "A1"]);
  });

  test("with the same number are sorted by id", () => {
    const lists = staffLists(
      [aSignedInStaff("7", { id: id(2) }), aSignedInStaff("007", { id: id(1) })],
      lotusHouse,
    );
    expect(refs(lists.in)).toEqual(["007", "7"]);
  });

  test("staff at another location are out, staff who never work here are in neither list", () => {
    const away = aStaff("30", {
      subLocations: [lotusHouse, harbourHotel],
      location: harbourHotel,
    });
    const stranger = aStaff("50", { subLocations: [harbourHotel], location: harbourHotel });
    const left = aSignedInStaff("60", { isDeleted: true });
    expect(staffLists([away, stranger, left], lotusHouse)).toEqual({
      all: [away],
      in: [],
      out: [away],
    });
  });
});
