import { passwordMaximumLength } from "@comanda/domain/form/maximum-lengths";
import { userGroupKinds } from "@comanda/domain/staff/user-group";
import { Type } from "typebox";
import { defineCall } from "./call.ts";
import { defineWriteReply } from "./change-lists.ts";
import { orNull, rate, staffId, stationId, userGroupId } from "./wire.ts";
import { nameText, staffIdText, usernameText } from "./typed-text.ts";
import { sessionUser } from "./session-record.ts";
import { staff } from "./staff-record.ts";

export const listStaff = defineCall({
  name: "list-staff",
  method: "GET",
  path: "/user/list",
  permission: "session",
  reply: Type.Array(staff),
});

export const userGroup = Type.Object({
  id: userGroupId,
  name: Type.String(),
  kind: Type.Enum([...userGroupKinds]),
  /** The most that a member may give off, in hundredths of a percent; null without a limit. */
  discountLimit: orNull(rate),
  /** What it adds to the permissions of its members. */
  permissions: sessionUser.properties.permissions,
});

/** All groups; the staff form offers those that its rules allow, and none with a right that its user lacks. */
export const listUserGroups = defineCall({
  name: "list-user-groups",
  method: "GET",
  path: "/user-group/list",
  permission: "session",
  reply: Type.Array(userGroup),
});

/** The form's own rules check the texts and name each invalid field. */
export const addStaff = defineCall({
  name: "add-staff",
  method: "POST",
  path: "/admin/user/add",
  permission: "add_staff",
  body: Type.Object(
    {
      username: usernameText,
      password: Type.String({ maxLength: passwordMaximumLength }),
      ref: staffIdText,
      userGroup: orNull(userGroupId),
      firstName: nameText,
      lastName: nameText,
      /** The form's 'Can Login'. */
      authPermitted: Type.Boolean(),
      /** The ticked boxes of the form; it can grant nothing else. */
      subRoles: Type.Array(nameText, { maxItems: 10 }),
    },
    // A caller that sends a role or a permission must not believe that it was granted.
    { additionalProperties: false },
  ),
  reply: defineWriteReply({ id: staffId }),
});

/** Signs staff in at a station of the location, or out with null: all of them or, after a refusal, none. */
export const setStaffStation = defineCall({
  name: "set-staff-station",
  method: "PUT",
  path: "/user/set-staff-station",
  permission: "sign_staff",
  body: Type.Object({
    userIds: Type.Array(staffId, { minItems: 1, maxItems: 100, uniqueItems: true }),
    station: orNull(stationId),
  }),
  reply: defineWriteReply({}),
});
