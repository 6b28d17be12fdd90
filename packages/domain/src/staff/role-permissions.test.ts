import { describe, expect, test } from "vitest";

import { permissions } from "./permission.ts";
import { isCashier, permissionsOf } from "./role-permissions.ts";

describe("what a role brings along", () => {
  test("an admin may do everything", () => {
    expect(permissionsOf("admin")).toEqual(permissions);
  });

  test("a cashier may do everything but administration", () => {
    expect(permissionsOf("cashier")).not.toContain("admin");
    expect(permissionsOf("cashier")).toHaveLength(permissions.length - 1);
  });

  test("staff may do nothing beyond taking orders", () => {
    expect(permissionsOf("staff")).toEqual([]);
  });
});

describe("who is a cashier", () => {
  test("whoever may sign staff in and out is a cashier", () => {
    expect(isCashier({ permissions: ["toggle_staff_sign_in"] })).toBe(true);
    expect(isCashier({ permissions: permissionsOf("admin") })).toBe(true);
  });

  test("closing bills does not make a cashier", () => {
    expect(isCashier({ permissions: ["close_bill", "add_customer"] })).toBe(false);
  });
});
