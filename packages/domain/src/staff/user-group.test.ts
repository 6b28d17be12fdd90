import { describe, expect, test } from "vitest";

import { id } from "../id.ts";
import { rate } from "../money/rate.ts";
import { permissionsOf } from "./role-permissions.ts";
import {
  defaultGroup,
  groupsForNewStaff,
  type UserGroup,
  type UserGroupKind,
} from "./user-group.ts";

const aGroup = (number: number, kind: UserGroupKind): UserGroup => ({
  id: id(number),
  name: `Group ${number}`,
  kind,
  discountLimit: null,
  permissions: [],
});
const cashier = { permissions: permissionsOf("cashier"), discountLimit: rate(20_00) };

const management = aGroup(1, "management");
const cashiers = aGroup(2, "cashier");
const kitchen = aGroup(3, "other");
const service = aGroup(4, "service");

describe("the group of new staff", () => {
  test("cannot be management or cashiers", () => {
    const all = [management, cashiers, kitchen, service];
    expect(groupsForNewStaff(all, cashier)).toEqual([kitchen, service]);
  });

  test.each<[string, Partial<UserGroup>, boolean]>([
    ["a right of the user who adds them", { permissions: ["void_bill"] }, true],
    ["a permission of that user", { permissions: ["close_bill"] }, true],
    ["a right that this user lacks", { permissions: ["void_bill", "keep_office"] }, false],
    ["a permission that this user lacks", { permissions: ["admin"] }, false],
    [
      "discounts up to the limit of this user",
      { permissions: ["give_discount"], discountLimit: rate(20_00) },
      true,
    ],
    [
      "discounts above that limit",
      { permissions: ["give_discount"], discountLimit: rate(20_01) },
      false,
    ],
    ["discounts without a limit", { permissions: ["give_discount"] }, false],
    ["no discounts, whatever its limit", { discountLimit: rate(50_00) }, true],
  ])("that has %s", (_what, given, isOffered) => {
    const group = { ...kitchen, ...given };
    expect(groupsForNewStaff([group], cashier)).toEqual(isOffered ? [group] : []);
  });

  test("can have discounts without a limit if the user who adds them has none", () => {
    const group: UserGroup = { ...kitchen, permissions: ["give_discount"] };
    const adder = { permissions: permissionsOf("cashier"), discountLimit: null };
    expect(groupsForNewStaff([group], adder)).toEqual([group]);
  });

  test("is service by default", () => {
    expect(defaultGroup([kitchen, service])).toBe(service);
  });

  test("is the first group if there is no service, or null without groups", () => {
    expect(defaultGroup([kitchen])).toBe(kitchen);
    expect(defaultGroup([])).toBeNull();
  });
});
