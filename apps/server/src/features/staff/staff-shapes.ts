import { staff } from "@comanda/contract/staff";
import { roleCodes } from "@comanda/domain/staff/staff";

import { fromJson } from "#database/portable-columns.ts";
import { asCode, asIs, type WireShapes } from "#journal/wire-shapes.ts";

/** Staff as tills keep them; what they sign in with and what they may do is not told. */
export const staffShapes = {
  staff: {
    entity: "staff",
    isNewWhenWhole: true,
    columns: {
      id: asIs("id"),
      ref: asIs("ref"),
      username: asIs("username"),
      first_name: asIs("firstName"),
      last_name: asIs("lastName"),
      user_group: asIs("userGroup"),
      role: asCode("role", roleCodes),
      sub_roles: {
        name: "subRoles",
        show: (text) => fromJson(staff.properties.subRoles, String(text)),
      },
      location: asIs("location"),
      station: asIs("station"),
      deleted_at: { name: "isDeleted", show: (at) => at !== null },
    },
  },
  // Who works here no more is for its tills as somebody who left.
  staff_location: {
    entity: "staff",
    columns: {},
    whenDeleted: { isDeleted: { old: false, new: true } },
  },
} satisfies WireShapes;
