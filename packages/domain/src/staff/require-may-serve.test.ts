import { expect, test } from "vitest";

import { aSignedInStaff, aStaff, harbourHotel, lotusHouse } from "../testing/staff-builders.ts";
import { permissionsOf } from "./role-permissions.ts";
import { requireMayServe } from "./require-may-serve.ts";

test("waiters and cashiers serve in their own name", () => {
  const cashier = aSignedInStaff("10", { role: "cashier", permissions: permissionsOf("cashier") });
  expect(requireMayServe(aSignedInStaff("20"), lotusHouse)).toBeNull();
  expect(requireMayServe(cashier, lotusHouse)).toBeNull();
});

test("a user who takes no orders chooses who serves", () => {
  const manager = aSignedInStaff("1", { subRoles: [] });
  expect(requireMayServe(manager, lotusHouse)).toEqual({ refusal: "choose-staff" });
});

test("a user who was signed out, or signed in elsewhere, is refused with the reason", () => {
  const elsewhere = aStaff("20", { location: harbourHotel });
  for (const away of [aStaff("20"), elsewhere]) {
    expect(requireMayServe(away, lotusHouse)).toEqual({
      refusal: "staff-not-signed-in",
      about: { staff: "20" },
    });
  }
});
