import { passwordMaximumLength } from "@comanda/domain/form/maximum-lengths";
import { permissionNames } from "@comanda/domain/staff/list-rights";
import { subRoles, type Role } from "@comanda/domain/staff/staff";
import { userGroupKinds } from "@comanda/domain/staff/user-group";
import { Type } from "typebox";

import { officeTopic, officeTopicWithInputs } from "./office.ts";
import { orNull, rate, userGroupId } from "./wire.ts";
import { nameText, staffIdText, usernameText } from "./typed-text.ts";

/** A permission gives all its rights; each of them can also be given alone. */
const permissionList = Type.Array(Type.Enum([...permissionNames]), {
  maxItems: permissionNames.length,
});

const roles: Role[] = ["admin", "cashier", "staff"];

/** The groups that staff belong to, at all locations; a group grants its permissions to all its members. */
export const officeUserGroup = officeTopic("user-group", {
  name: nameText,
  kind: Type.Enum([...userGroupKinds]),
  permissions: permissionList,
  /** The most that a member may give off, in hundredths of a percent; null without a limit. */
  discountLimit: orNull(rate),
});

/** The staff of the location. A password can be set but is never returned. */
export const officeStaff = officeTopicWithInputs(
  "staff",
  {
    username: usernameText,
    /** The staff ID that is typed on the till. */
    ref: staffIdText,
    firstName: nameText,
    lastName: nameText,
    role: Type.Enum(roles),
    userGroup: userGroupId,
    /** Their duties on the floor. */
    subRoles: Type.Array(Type.Enum([...subRoles]), { maxItems: 10 }),
    permissions: permissionList,
    mayLogIn: Type.Boolean(),
  },
  { password: Type.String({ maxLength: passwordMaximumLength }) },
);
