import { describe, expect, test } from "vitest";

import {
  type Action,
  actionPermissions,
  requireAddStaff,
  requirePermission,
} from "./action-permissions.ts";
import { permissions } from "./list-rights.ts";
import type { Permission } from "./permission.ts";
import { permissionsOf } from "./role-permissions.ts";

const admin = { permissions: permissionsOf("admin") };
const cashier = { permissions: permissionsOf("cashier") };
const waiter = { permissions: permissionsOf("staff") };
const holderOf = (permission: Permission) => ({ permissions: [permission] });

const allActions = Object.entries(actionPermissions).map(([action]) => action);

/** Section 6 of the spec, permission by permission. */
const guardedButtons: readonly (readonly [Permission, readonly Action[]])[] = [
  [
    "toggle_staff_sign_in",
    [
      "sign-staff-in",
      "sign-staff-out",
      "void-bill",
      "reprint-bill",
      "print-articles",
      "start-work-day",
      "confirm-start-work-day",
      "end-work-day",
      "start-shift",
      "end-shift",
      "count-cash",
    ],
  ],
  ["add_customer", ["add-customer", "add-staff"]],
  ["close_bill", ["split-bill", "merge-bill", "part-bill", "pay-bill", "pay-cash", "close-bill"]],
  ["pay_commission", ["pay-commission"]],
  ["update_stock", ["update-stock"]],
  ["add_payment", ["add-payment"]],
];

const guarded = guardedButtons.flatMap(([permission, actions]) =>
  actions.map((action) => [action, permission] as const),
);

describe("permissions of actions", () => {
  test.each(guarded)("to %s a user needs %s", (action, permission) => {
    expect(requirePermission(holderOf(permission), action)).toBeNull();
    const others = permissions.filter((other) => other !== permission);
    expect(requirePermission({ permissions: others }, action)).toMatchObject({
      refusal: "permission-denied",
    });
  });

  test.each<Action>(["open-bill", "update-bill", "print-tickets", "list-staff", "ping"])(
    "every waiter may %s",
    (action) => {
      expect(requirePermission(waiter, action)).toBeNull();
    },
  );

  test("a waiter may not pay or void a bill or open the drawer", () => {
    for (const action of ["pay-cash", "void-bill", "open-drawer"] as const) {
      expect(requirePermission(waiter, action)?.refusal).toBe("permission-denied");
    }
  });

  test("admin and cashier may do everything on a till", () => {
    for (const [action] of guarded) {
      expect(requirePermission(admin, action)).toBeNull();
      expect(requirePermission(cashier, action)).toBeNull();
    }
  });

  test("the office requires its own permission", () => {
    expect(requirePermission(holderOf("admin"), "open-office")).toBeNull();
    expect(requirePermission(cashier, "open-office")?.refusal).toBe("permission-denied");
  });

  test("without signing in only the sign-in screen and error reports are allowed", () => {
    const open = Object.entries(actionPermissions).filter(([, required]) => required === "anyone");
    expect(open.map(([action]) => action)).toEqual([
      "sign-in",
      "report-fault",
      "read-health",
      "read-first-venue",
      "make-first-venue",
      "list-settings",
    ]);
    expect(requirePermission(waiter, "sign-in")).toBeNull();
  });

  test("action names are kebab-case", () => {
    for (const action of allActions) expect(action).toMatch(/^[a-z]+(-[a-z]+)*$/);
  });
});

describe("adding staff", () => {
  test("requires the permission to add customers", () => {
    expect(requireAddStaff(holderOf("add_customer"), { usesLocalServer: false })).toBeNull();
    expect(requireAddStaff(waiter, { usesLocalServer: false })?.refusal).toBe("permission-denied");
  });

  test("is refused if the location uses a local server", () => {
    expect(requireAddStaff(admin, { usesLocalServer: true })?.refusal).toBe("permission-denied");
  });
});
