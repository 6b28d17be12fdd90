import { describe, expect, test } from "vitest";

import { id } from "../id.ts";
import { aSignedInStaff, harbourHotel, lotusHouse } from "../testing/staff-builders.ts";
import {
  canPostBill,
  findStaff,
  isSelectable,
  isSignedInAt,
  requireStaffForNewOrder,
} from "./find-staff.ts";
import { permissionsOf } from "./role-permissions.ts";
import type { Staff } from "./staff.ts";

describe("looking staff up by staff ID", () => {
  test("staff who is signed in here is found by their ID", () => {
    const mali = aSignedInStaff("20");
    expect(findStaff([aSignedInStaff("2"), mali], "20", lotusHouse)).toBe(mali);
  });

  test("spaces and small letters make no difference", () => {
    const mali = aSignedInStaff("A7");
    expect(findStaff([mali], " a7 ", lotusHouse)).toBe(mali);
  });

  test("an ID that nobody has is not found", () => {
    expect(findStaff([aSignedInStaff("20")], "21", lotusHouse)).toMatchObject({
      refusal: "staff-not-found",
      about: { staff: "21" },
    });
  });

  test("staff who left is not found", () => {
    expect(findStaff([aSignedInStaff("20", { isDeleted: true })], "20", lotusHouse)).toMatchObject({
      refusal: "staff-not-found",
    });
  });

  test("staff of another location is not found, even under the same ID", () => {
    const there = aSignedInStaff("20", { subLocations: [harbourHotel], location: harbourHotel });
    const here = aSignedInStaff("20", { id: id(21) });
    expect(findStaff([there], "20", lotusHouse)).toMatchObject({ refusal: "staff-not-found" });
    expect(findStaff([there, here], "20", lotusHouse)).toBe(here);
  });

  test.each([
    ["signed in at another location", harbourHotel],
    ["signed in nowhere", null],
  ])("staff of both locations who is %s is not signed in here", (_where, location) => {
    const mali = aSignedInStaff("20", { subLocations: [lotusHouse, harbourHotel], location });
    expect(isSignedInAt(mali, lotusHouse)).toBe(false);
    expect(findStaff([mali], "20", lotusHouse)).toMatchObject({
      refusal: "staff-not-signed-in",
      about: { staff: "20" },
    });
  });
});

describe("whose name a bill may be in", () => {
  test("order takers and other staff may be chosen, those with neither task may not", () => {
    expect(isSelectable(aSignedInStaff("20", { subRoles: ["order-taker"] }))).toBe(true);
    expect(isSelectable(aSignedInStaff("20", { subRoles: ["other-staff"] }))).toBe(true);
    expect(isSelectable(aSignedInStaff("20", { subRoles: [] }))).toBe(false);
  });

  test("a bill is posted by an order taker who is signed in here and still works here", () => {
    expect(canPostBill(aSignedInStaff("20"), lotusHouse)).toBe(true);
    expect(canPostBill(aSignedInStaff("20", { subRoles: [] }), lotusHouse)).toBe(false);
    expect(canPostBill(aSignedInStaff("20", { location: null }), lotusHouse)).toBe(false);
    expect(canPostBill(aSignedInStaff("20", { isDeleted: true }), lotusHouse)).toBe(false);
    expect(canPostBill(aSignedInStaff("20"), harbourHotel)).toBe(false);
  });
});

describe("whose order a new order is", () => {
  const waiter = aSignedInStaff("20");
  const therapist = aSignedInStaff("30");
  const cashier = aSignedInStaff("10", { permissions: permissionsOf("cashier") });
  const everyone = [waiter, therapist, cashier];
  const orderOf = (user: Staff, typed: string) =>
    requireStaffForNewOrder(user, typed, everyone, lotusHouse);

  test("a waiter's order is their own unless another ID is typed", () => {
    expect(orderOf(waiter, "")).toBe(waiter);
    expect(orderOf(waiter, "30")).toBe(therapist);
  });

  test("a cashier types whose order it is, be it their own", () => {
    expect(orderOf(cashier, " ")).toMatchObject({ refusal: "staff-id-invalid" });
    expect(orderOf(cashier, "20")).toBe(waiter);
    expect(orderOf(cashier, "10")).toBe(cashier);
  });

  test("whatever is wrong with a typed ID, it is an invalid staff ID", () => {
    expect(orderOf(cashier, "99")).toEqual({ refusal: "staff-id-invalid" });
    const absent = aSignedInStaff("40", { location: null });
    const manager = aSignedInStaff("50", { subRoles: [] });
    for (const one of [absent, manager]) {
      expect(requireStaffForNewOrder(cashier, one.ref, [one], lotusHouse)).toEqual({
        refusal: "staff-id-invalid",
      });
    }
  });

  test("a waiter who was signed out opens no order", () => {
    const signedOut = aSignedInStaff("20", { location: null });
    expect(requireStaffForNewOrder(signedOut, "", [signedOut], lotusHouse)).toEqual({
      refusal: "staff-id-invalid",
    });
  });
});
