import { expect, test } from "vitest";

import { canManageOffice } from "./check-staff.ts";

const manager = {
  permissions: ["add_payment", "admin"],
  mayLogIn: true,
  isDeleted: false,
  hasPassword: true,
} as const;

test("a user manages the office who has the permission and a password, may log in and has not left", () => {
  expect(canManageOffice(manager)).toBe(true);
  for (const lack of [
    { permissions: ["add_payment"] as const },
    { mayLogIn: false },
    { isDeleted: true },
    { hasPassword: false },
  ]) {
    expect(canManageOffice({ ...manager, ...lack })).toBe(false);
  }
});
