import fc from "fast-check";
import { describe, expect, test } from "vitest";

import { actionPermissions, requirePermission, type Action } from "./action-permissions.ts";
import { permissionNames, permissions, permissionsFor, rights, rightsIn } from "./list-rights.ts";
import { hasRight, rightsByPermission, type Bundle } from "./permission.ts";
import { permissionsWithGroup } from "./role-permissions.ts";

/**
 * What each permission of the specification allowed while it could only be given as a whole, and calls that came later
 * for the same work.
 */
const formerActions: Readonly<Record<Bundle, readonly Action[]>> = {
  toggle_staff_sign_in: [
    "read-bill-history",
    "reprint-bill",
    "void-bill",
    "sign-staff-in",
    "sign-staff-out",
    "start-shift",
    "count-cash",
    "end-shift",
    "print-cash-count",
    "print-shift",
    "read-shift",
    "read-shift-count",
    "start-work-day",
    "confirm-start-work-day",
    "end-work-day",
    "read-work-day",
    "read-month-report",
    "print-month-report",
    "list-reports",
    "read-report",
    "print-report",
    "read-report-pdf",
    "print-articles",
  ],
  add_customer: ["add-customer", "add-staff"],
  close_bill: [
    "pay-bill",
    "pay-cash",
    "close-bill",
    "split-bill",
    "merge-bill",
    "part-bill",
    "open-drawer",
  ],
  pay_commission: ["pay-commission", "print-commissions"],
  update_stock: ["update-stock"],
  add_payment: ["add-payment"],
  // Not in the specification: it has always been a right of its own.
  give_discount: ["give-discount"],
  admin: [
    "end-any-shift",
    "refund-bill",
    "open-office",
    "read-owner-report",
    "read-owner-report-row",
    "read-bookings",
    "keep-office",
  ],
};

const allActions = Object.keys(actionPermissions).filter(
  (name): name is Action => name in actionPermissions,
);
const mayDo = (held: readonly string[], action: Action) =>
  requirePermission({ permissions: held }, action) === null;
const forAll = allActions.filter((action) => mayDo([], action));
const everySetOfPermissions = permissions.reduce<readonly (readonly Bundle[])[]>(
  (sets, name) => sets.flatMap((set) => [set, [...set, name]]),
  [[]],
);

const anyHeld = fc.subarray([...permissionNames]);
const anyRights = fc.subarray([...rights]);

describe("a permission of the specification", () => {
  test("allows what it always did, alone and with any of the others", () => {
    expect(everySetOfPermissions).toHaveLength(256);
    for (const held of everySetOfPermissions) {
      const before = new Set([...forAll, ...held.flatMap((name) => formerActions[name])]);
      const now = allActions.filter((action) => mayDo(held, action));
      expect(new Set(now)).toEqual(before);
    }
  });

  test("stays as it is stored, so that no key of an open session is replaced", () => {
    for (const held of everySetOfPermissions) expect(permissionsWithGroup(held, [])).toEqual(held);
  });

  test("is in the list only if all its rights are there", () => {
    fc.assert(
      fc.property(anyRights, (held) => {
        const list = permissionsFor(held);
        for (const name of permissions) {
          const isWhole = rightsByPermission[name].every((right) => held.includes(right));
          expect(list.includes(name)).toBe(isWhole);
        }
      }),
    );
  });
});

describe("a right", () => {
  test.each(rights)("%s can be given alone", (right) => {
    expect(rightsIn([right])).toEqual([right]);
  });

  test.each(rights)("%s can be taken from a user who has all, and nothing else goes", (right) => {
    const left = permissionsFor(rights.filter((other) => other !== right));
    expect(rights.filter((other) => !hasRight(left, other))).toEqual([right]);
  });

  test.each(rights)("%s alone allows only what asks for it", (right) => {
    const allowed = allActions.filter(
      (action) => !forAll.includes(action) && mayDo([right], action),
    );
    expect(allowed).not.toEqual([]);
    for (const action of allowed) expect([actionPermissions[action]].flat()).toContain(right);
  });
});

describe("a list of permissions", () => {
  test("says the same in its shortest form", () => {
    fc.assert(
      fc.property(anyHeld, (held) => {
        const short = permissionsFor(rightsIn(held));
        expect(rightsIn(short)).toEqual(rightsIn(held));
        expect(permissionsFor(rightsIn(short))).toEqual(short);
      }),
    );
  });

  test("has with that of the group every right of either, and no other", () => {
    fc.assert(
      fc.property(anyHeld, anyHeld, (own, ofGroup) => {
        const both = permissionsWithGroup(own, ofGroup);
        for (const right of rights) {
          expect(hasRight(both, right)).toBe(hasRight(own, right) || hasRight(ofGroup, right));
        }
      }),
    );
  });

  test("grants nothing for a name that it does not know", () => {
    expect(rightsIn(["everything", "Admin", ""])).toEqual([]);
  });
});
