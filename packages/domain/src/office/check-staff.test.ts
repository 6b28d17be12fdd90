import { expect, test } from "vitest";

import { canManageOffice } from "./check-staff.ts";

const manager = {
  permissions: ["add_payment", "admin"],
  mayLogIn: true,
  isDeleted: false,
  hasPassword: true,
} as const;

test("whoever has the permission, may log in, has a password and has not left manages the office", () => {
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
