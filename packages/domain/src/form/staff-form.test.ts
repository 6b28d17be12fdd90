import { describe, expect, test } from "vitest";

import { id } from "../id.ts";
import { permissionsOf } from "../staff/role-permissions.ts";
import { groupsForNewStaff, type UserGroup } from "../staff/user-group.ts";
import { parseStaffForm, type StaffFormValues } from "./staff-form.ts";

const management: UserGroup = {
  id: id(1),
  name: "Management",
  kind: "management",
  discountLimit: null,
  permissions: [],
};
const service: UserGroup = { ...management, id: id(4), name: "Service", kind: "service" };
const adder = { permissions: permissionsOf("cashier"), discountLimit: null };

const submit = (values: Partial<StaffFormValues> = {}) =>
  parseStaffForm(
    {
      username: "mali",
      password: "jasmine rice",
      staffId: "21",
      userGroup: "4",
      firstName: "Mali",
      lastName: "Suk",
      mayLogIn: true,
      permissions: ["order-taker"],
      ...values,
    },
    groupsForNewStaff([management, service], adder),
    { names: ["Lotus House"], isCommon: (password) => password === "sunshine" },
  );

describe("new staff", () => {
  test("require a username, a staff ID, both names, a group and a task", () => {
    expect(submit()).toEqual({
      username: "mali",
      password: "jasmine rice",
      ref: "21",
      userGroup: service.id,
      firstName: "Mali",
      lastName: "Suk",
      mayLogIn: true,
      subRoles: ["order-taker"],
    });
  });

  test.each(["username", "staffId", "firstName", "lastName", "userGroup"])(
    "cannot be added without %s",
    (field) => {
      expect(submit({ [field]: "" })).toEqual({ fieldErrors: [{ field, code: "required" }] });
    },
  );

  test("have a lower-case username that fits a header", () => {
    expect(submit({ username: " Mali.S@lotus-1 " })).toMatchObject({ username: "mali.s@lotus-1" });
    for (const username of ["mali suk", "málà", "มะลิ", "-mali"]) {
      const problem = { field: "username", code: "not-a-username" };
      expect(submit({ username })).toEqual({ fieldErrors: [problem] });
    }
    expect(submit({ username: "4111111111111111" })).toMatchObject({
      fieldErrors: [{ field: "username", code: "card-number" }],
    });
  });

  test("have at least one task on the floor, and no other permissions", () => {
    expect(submit({ permissions: [] })).toEqual({
      fieldErrors: [{ field: "permissions", code: "required" }],
    });
    expect(submit({ permissions: ["order-taker", "admin"] })).toEqual({
      fieldErrors: [{ field: "permissions", code: "invalid" }],
    });
    expect(submit({ permissions: ["other-staff", "order-taker"] })).toMatchObject({
      subRoles: ["order-taker", "other-staff"],
    });
  });

  test.each(["demo", "Lotus House", "sunshine", "jasmine rice"])(
    "with the username jasmine rice cannot have the weak password %s",
    (password) => {
      expect(submit({ username: "Jasmine-Rice", password })).toEqual({
        fieldErrors: [{ field: "password", code: "weak-password" }],
      });
    },
  );

  test("need a password only to log in", () => {
    expect(submit({ password: "", mayLogIn: false })).toMatchObject({ password: null });
    expect(submit({ password: "", mayLogIn: true })).toEqual({
      fieldErrors: [{ field: "password", code: "required" }],
    });
  });

  test("cannot be added to the management group on a till", () => {
    expect(submit({ userGroup: "1" })).toEqual({
      fieldErrors: [{ field: "userGroup", code: "invalid" }],
    });
  });
});
