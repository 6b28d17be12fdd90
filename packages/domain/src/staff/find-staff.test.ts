import { describe, expect, test } from "vitest";

import { id } from "../id.ts";
import { aSignedInStaff, harbourHotel, lotusHouse } from "../testing/staff-builders.ts";
import { canPostBill, findStaff, canTakeOrders, isSignedInAt } from "./find-staff.ts";
import { requireStaffForNewOrder } from "./require-staff-for-new-order.ts";
import { permissionsOf } from "./role-permissions.ts";
import type { Staff } from "./staff.ts";

describe("finding staff by staff ID", () => {
  test("finds staff who are signed in here", () => {
    const mali = aSignedInStaff("20");
    expect(findStaff([aSignedInStaff("2"), mali], "20", lotusHouse)).toBe(mali);
  });

  test("ignores spaces and case", () => {
    const mali = aSignedInStaff("A7");
    expect(findStaff([mali], " a7 ", lotusHouse)).toBe(mali);
  });

  test("finds those whose ID was typed exactly before those whose ID only looks like it", () => {
    const wide = aSignedInStaff("２０");
    const plain = aSignedInStaff("20", { id: id(21) });
    const everyone = [wide, plain];
    expect(findStaff(everyone, "20", lotusHouse)).toBe(plain);
    expect(findStaff(everyone, "２０", lotusHouse)).toBe(wide);
    expect(findStaff([plain, wide], "２０", lotusHouse)).toBe(wide);
    expect(findStaff([plain], "２０", lotusHouse)).toBe(plain);
    expect(findStaff([wide], "20", lotusHouse)).toBe(wide);
  });

  test("ignores an exact ID of another location if one that looks like it is here", () => {
    const there = aSignedInStaff("20", { subLocations: [harbourHotel], location: harbourHotel });
    const here = aSignedInStaff("２０", { id: id(21) });
    expect(findStaff([there, here], "20", lotusHouse)).toBe(here);
  });

  test("refuses an unknown ID", () => {
    expect(findStaff([aSignedInStaff("20")], "21", lotusHouse)).toMatchObject({
      refusal: "staff-not-found",
      about: { staff: "21" },
    });
  });

  test("refuses staff who left", () => {
    expect(findStaff([aSignedInStaff("20", { isDeleted: true })], "20", lotusHouse)).toMatchObject({
      refusal: "staff-not-found",
    });
  });

  test("refuses staff of another location, even with the same ID", () => {
    const there = aSignedInStaff("20", { subLocations: [harbourHotel], location: harbourHotel });
    const here = aSignedInStaff("20", { id: id(21) });
    expect(findStaff([there], "20", lotusHouse)).toMatchObject({ refusal: "staff-not-found" });
    expect(findStaff([there, here], "20", lotusHouse)).toBe(here);
  });

  test.each([
    ["signed in at another location", harbourHotel],
    ["signed in nowhere", null],
  ])("refuses staff of both locations who are %s", (_where, location) => {
    const mali = aSignedInStaff("20", { subLocations: [lotusHouse, harbourHotel], location });
    expect(isSignedInAt(mali, lotusHouse)).toBe(false);
    expect(findStaff([mali], "20", lotusHouse)).toMatchObject({
      refusal: "staff-not-signed-in",
      about: { staff: "20" },
    });
  });
});

describe("the staff of a bill", () => {
  test("may be order takers and other staff, but not those with neither task", () => {
    expect(canTakeOrders(aSignedInStaff("20", { subRoles: ["order-taker"] }))).toBe(true);
    expect(canTakeOrders(aSignedInStaff("20", { subRoles: ["other-staff"] }))).toBe(true);
    expect(canTakeOrders(aSignedInStaff("20", { subRoles: [] }))).toBe(false);
  });

  test("must be signed in here and still employed", () => {
    expect(canPostBill(aSignedInStaff("20"), lotusHouse)).toBe(true);
    expect(canPostBill(aSignedInStaff("20", { subRoles: [] }), lotusHouse)).toBe(false);
    expect(canPostBill(aSignedInStaff("20", { location: null }), lotusHouse)).toBe(false);
    expect(canPostBill(aSignedInStaff("20", { isDeleted: true }), lotusHouse)).toBe(false);
    expect(canPostBill(aSignedInStaff("20"), harbourHotel)).toBe(false);
  });
});

describe("the staff of a new order", () => {
  const waiter = aSignedInStaff("20");
  const therapist = aSignedInStaff("30");
  const cashier = aSignedInStaff("10", { permissions: permissionsOf("cashier") });
  const everyone = [waiter, therapist, cashier];
  const orderOf = (user: Staff, typed: string) =>
    requireStaffForNewOrder(user, typed, everyone, lotusHouse);

  test("are the waiter who takes it, unless another ID is typed", () => {
    expect(orderOf(waiter, "")).toBe(waiter);
    expect(orderOf(waiter, "30")).toBe(therapist);
  });

  test("must be typed by a cashier, even for their own order", () => {
    expect(orderOf(cashier, " ")).toMatchObject({ refusal: "staff-id-invalid" });
    expect(orderOf(cashier, "20")).toBe(waiter);
    expect(orderOf(cashier, "10")).toBe(cashier);
  });

  test("are refused as an invalid staff ID, whatever is wrong with it", () => {
    expect(orderOf(cashier, "99")).toEqual({ refusal: "staff-id-invalid" });
    const absent = aSignedInStaff("40", { location: null });
    const manager = aSignedInStaff("50", { subRoles: [] });
    for (const one of [absent, manager]) {
      expect(requireStaffForNewOrder(cashier, one.ref, [one], lotusHouse)).toEqual({
        refusal: "staff-id-invalid",
      });
    }
  });

  test("cannot be a waiter who was signed out", () => {
    const signedOut = aSignedInStaff("20", { location: null });
    expect(requireStaffForNewOrder(signedOut, "", [signedOut], lotusHouse)).toEqual({
      refusal: "staff-id-invalid",
    });
  });
});
