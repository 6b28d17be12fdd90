import { staff } from "@comanda/contract/staff-record";
import { asCode, asIs } from "@comanda/contract/wire-columns";
import { roleCodes } from "@comanda/domain/staff/staff";

import { fromJson } from "#database/portable-columns.ts";
import type { WireShapes } from "#journal/wire-shapes.ts";

/** The wire shape of staff, without credentials and rights. */
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
  // Staff who no longer work here appear to its tills as having left.
  staff_location: {
    entity: "staff",
    columns: {},
    whenDeleted: { isDeleted: { old: false, new: true } },
  },
} satisfies WireShapes;
