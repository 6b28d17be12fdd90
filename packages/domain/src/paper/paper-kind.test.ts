import { describe, expect, test } from "vitest";

import { actionPermissions } from "../staff/action-permissions.ts";
import { permissionsOf } from "../staff/role-permissions.ts";
import { paperActions } from "./paper-actions.ts";
import type { PaperKind } from "./paper-kind.ts";
import { requirePaperPermission } from "./require-paper-permission.ts";

const waiter = { permissions: permissionsOf("staff") };
const cashier = { permissions: permissionsOf("cashier") };
const asked = (kind: PaperKind, isDelivered = true, isOfOpenBill = false) => ({
  kind,
  isOfOpenBill,
  isDelivered,
});

describe("printing a paper", () => {
  test.each(["ticket", "test-page"] as const)("of kind %s is allowed to every waiter", (kind) => {
    expect(requirePaperPermission(waiter, asked(kind))).toBeNull();
  });

  test.each([
    "day-report",
    "shift-report",
    "month-report",
    "article-report",
    "cash-count",
  ] as const)("of kind %s requires the permission to end a day", (kind) => {
    expect(requirePaperPermission(waiter, asked(kind))).toMatchObject({
      refusal: "permission-denied",
    });
    expect(requirePaperPermission(cashier, asked(kind))).toBeNull();
  });

  test("that opens the drawer requires the permission to close bills", () => {
    expect(
      requirePaperPermission({ permissions: ["close_bill"] }, asked("drawer-pulse")),
    ).toBeNull();
    expect(requirePaperPermission(waiter, asked("drawer-pulse"))).not.toBeNull();
  });

  test("of a paid bill again requires a further permission", () => {
    expect(requirePaperPermission(waiter, asked("bill", false))).toBeNull();
    expect(requirePaperPermission(waiter, asked("bill", true, true))).toBeNull();
    expect(requirePaperPermission(waiter, asked("bill"))).toMatchObject({
      refusal: "permission-denied",
    });
    expect(requirePaperPermission(cashier, asked("bill"))).toBeNull();
  });

  test("of any kind requires an action of the permission table", () => {
    const actions = Object.values(paperActions).flat();
    expect(actions.filter((action) => !(action in actionPermissions))).toEqual([]);
  });
});
