import { passwordMaximumLength } from "@comanda/domain/form/login-form";
import { subRoles } from "@comanda/domain/staff/staff";
import { userGroupKinds } from "@comanda/domain/staff/user-group";
import { Type, type Static } from "typebox";

import { defineCall } from "./call.ts";
import { defineWriteReply } from "./change-lists.ts";
import { sessionUser } from "./sign-in.ts";
import {
  locationId,
  nameText,
  orNull,
  staffId,
  staffIdText,
  stationId,
  userGroupId,
  usernameText,
} from "./wire.ts";

/** A person who may work at the location, as every till may see them: without sign-in data. */
export const staff = Type.Object({
  id: staffId,
  ref: Type.String(),
  username: Type.String(),
  firstName: Type.String(),
  lastName: Type.String(),
  userGroup: userGroupId,
  role: sessionUser.properties.role,
  subRoles: Type.Array(Type.Enum([...subRoles])),
  /** The requested location, if they are signed in there; other locations are not revealed. */
  location: orNull(locationId),
  station: orNull(stationId),
  /** Staff who left stay in the list, because older bills name them. */
  isDeleted: Type.Boolean(),
});
export type StaffReply = Static<typeof staff>;

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
});

/** All groups; the staff form offers those that its rules allow. */
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
  permission: "add_customer",
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
  permission: "toggle_staff_sign_in",
  body: Type.Object({
    userIds: Type.Array(staffId, { minItems: 1, maxItems: 100, uniqueItems: true }),
    station: orNull(stationId),
  }),
  reply: defineWriteReply({}),
});
