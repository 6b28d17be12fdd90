import { passwordMaximumLength } from "@comanda/domain/form/login-form";
import { permissions } from "@comanda/domain/staff/permission";
import { subRoles, type Role } from "@comanda/domain/staff/staff";
import { userGroupKinds } from "@comanda/domain/staff/user-group";
import { Type } from "typebox";

import { officeTopic, officeTopicWithSecrets } from "./office.ts";
import { nameText, staffIdText, userGroupId, usernameText } from "./wire.ts";

const roles: Role[] = ["admin", "cashier", "staff"];

/** What staff belong to, at all locations; everybody in it may do what it may. */
export const officeUserGroup = officeTopic("user-group", {
  name: nameText,
  kind: Type.Enum([...userGroupKinds]),
  permissions: Type.Array(Type.Enum([...permissions]), { maxItems: 20 }),
});

/** Who works at the location. A password is sent where it is set, and never told. */
export const officeStaff = officeTopicWithSecrets(
  "staff",
  {
    username: usernameText,
    /** The staff ID that is typed on the till. */
    ref: staffIdText,
    firstName: nameText,
    lastName: nameText,
    role: Type.Enum(roles),
    userGroup: userGroupId,
    /** What they do on the floor. */
    subRoles: Type.Array(Type.Enum([...subRoles]), { maxItems: 10 }),
    permissions: Type.Array(Type.Enum([...permissions]), { maxItems: 20 }),
    mayLogIn: Type.Boolean(),
  },
  { password: Type.String({ maxLength: passwordMaximumLength }) },
);
