import { describe, expect, test } from "vitest";

import { id } from "../id.ts";
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
});

const management = aGroup(1, "management");
const cashiers = aGroup(2, "cashier");
const kitchen = aGroup(3, "other");
const service = aGroup(4, "service");

describe("the group of new staff", () => {
  test("cannot be management or cashiers", () => {
    expect(groupsForNewStaff([management, cashiers, kitchen, service])).toEqual([kitchen, service]);
  });

  test("is service by default", () => {
    expect(defaultGroup([management, kitchen, service])).toBe(service);
  });

  test("is the first group if there is no service, or null without groups", () => {
    expect(defaultGroup([management, kitchen])).toBe(kitchen);
    expect(defaultGroup([management, cashiers])).toBeNull();
  });
});
