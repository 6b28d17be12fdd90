import { describe, expect, test } from "vitest";

import { permissions } from "./list-rights.ts";
import { isCashier } from "./is-cashier.ts";
import { permissionsOf } from "./role-permissions.ts";
import { roleCodes } from "./staff.ts";

test("roles keep their numbers, which databases and clients hold", () => {
  expect(roleCodes).toEqual({ admin: 1, cashier: 2, staff: 3 });
});

describe("the permissions of a role", () => {
  test("are all for an admin", () => {
    expect(permissionsOf("admin")).toEqual(permissions);
  });

  test("are all but administration for a cashier", () => {
    expect(permissionsOf("cashier")).not.toContain("admin");
    expect(permissionsOf("cashier")).toHaveLength(permissions.length - 1);
  });

  test("are none for staff", () => {
    expect(permissionsOf("staff")).toEqual([]);
  });
});

describe("a cashier", () => {
  test("is a user who may sign staff in and out", () => {
    expect(isCashier({ permissions: ["toggle_staff_sign_in"] })).toBe(true);
    expect(isCashier({ permissions: permissionsOf("admin") })).toBe(true);
  });

  test("is not every user who may close bills", () => {
    expect(isCashier({ permissions: ["close_bill", "add_customer"] })).toBe(false);
  });
});
