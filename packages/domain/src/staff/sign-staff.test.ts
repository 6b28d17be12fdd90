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
  test("a cashier signs several members of staff in at a station", () => {
    const changed = signStaffIn(cashier, [aStaff("30"), aStaff("31")], bar);
    expect(changed).toMatchObject([
      { ref: "30", location: lotusHouse, station: 7 },
      { ref: "31", location: lotusHouse, station: 7 },
    ]);
  });

  test("whoever is signed in elsewhere moves over", () => {
    const both = aStaff("30", {
      subLocations: [harbourHotel, lotusHouse],
      location: harbourHotel,
      station: id(9),
    });
    expect(signStaffIn(cashier, [both], bar)).toMatchObject([{ location: lotusHouse, station: 7 }]);
  });

  test("only a cashier signs staff in, not even a waiter themselves", () => {
    expect(signStaffIn(waiter, [waiter], bar)).toMatchObject({ refusal: "permission-denied" });
  });

  test("nobody is signed in where they do not work, and then none of them is", () => {
    const harbour = aStaff("50", { subLocations: [harbourHotel] });
    expect(signStaffIn(cashier, [aStaff("30"), harbour], bar)).toMatchObject({
      refusal: "staff-not-found",
      about: { staff: "50" },
    });
  });

  test("who left is not signed in any more", () => {
    expect(signStaffIn(cashier, [aStaff("30", { isDeleted: true })], bar)).toMatchObject({
      refusal: "staff-not-found",
    });
  });
});

describe("signing staff out", () => {
  test("a cashier signs staff out, and they are at no station and no location", () => {
    expect(signStaffOut(cashier, [waiter], lotusHouse)).toMatchObject([
      { ref: "20", location: null, station: null },
    ]);
  });

  test("signing in and out again leaves staff as they were", () => {
    const before = [aStaff("30"), aStaff("31")];
    const signedIn = accepted(signStaffIn(cashier, before, bar));
    expect(signStaffOut(cashier, signedIn, lotusHouse)).toEqual(before);
  });

  test("only a cashier signs staff out", () => {
    expect(signStaffOut(waiter, [waiter], lotusHouse)).toMatchObject({
      refusal: "permission-denied",
    });
  });

  test("who is at another location is not signed out from here", () => {
    const away = aStaff("30", { location: harbourHotel });
    expect(signStaffOut(cashier, [away], lotusHouse)).toMatchObject({
      refusal: "staff-not-signed-in",
      about: { staff: "30" },
    });
  });
});

describe("who is here and who is not", () => {
  test("both lists stand in the order of the staff IDs: 9 before 10 before A1", () => {
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

  test("equal numbers stand in the order in which they were hired", () => {
    const lists = staffLists(
      [aSignedInStaff("7", { id: id(2) }), aSignedInStaff("007", { id: id(1) })],
      lotusHouse,
    );
    expect(refs(lists.in)).toEqual(["007", "7"]);
  });

  test("who is at another location is out, who never works here is in neither list", () => {
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
