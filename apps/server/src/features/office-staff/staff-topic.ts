import { officeStaff } from "@comanda/contract/office-staff";
import { checkStaff, staffTexts } from "@comanda/domain/office/check-staff";

import { defineTopic, list, secret, text, integer, bool } from "../office/index.ts";
import { copyStaffIds, reportElsewhere, seenFrom } from "../staff/index.ts";
import { findTakenNames } from "./find-taken-names.ts";
import { findStaffUsesElsewhere } from "./staff-use-store.ts";

/** Former staff give up their staff ID but keep their username. */
export const staffTopic = defineTopic(officeStaff, {
  table: "staff",
  freesNames: true,
  columns: {
    username: text("username"),
    ref: text("ref"),
    firstName: text("first_name"),
    lastName: text("last_name"),
    role: text("role"),
    userGroup: integer("user_group"),
    subRoles: list("sub_roles"),
    permissions: list("permissions"),
    mayLogIn: bool("may_log_in"),
    password: secret("password_hash"),
  },
  blank: { lastName: "", role: "staff", subRoles: [], permissions: [], mayLogIn: false },
  texts: staffTexts,
  unique: [["ref"]],
  refersTo: { userGroup: "user_group" },
  check: checkStaff,
  checkAll: findTakenNames,
  usedBy: [
    {
      kind: "openShift",
      table: "shift",
      column: "staff",
      name: "name",
      where: ["ended_at", null],
      isHolding: true,
    },
    {
      kind: "openBill",
      table: "bill",
      column: "staff",
      name: "number",
      where: ["status", "open"],
      isHolding: false,
    },
  ],
  // Whoever is retired can no longer log in anywhere.
  findMoreUses: async (database, asked) => {
    const found = await findStaffUsesElsewhere(database, asked);
    return found.map(({ of, kind, location, place }) => ({
      of,
      kind,
      id: location,
      name: place,
      isHolding: kind === "openShiftElsewhere",
    }));
  },
  // Other locations' stations are hidden, and a password is never included, hashed or not.
  toJournalRow: (row, location) => seenFrom(location, row),
  reportElsewhere,
  afterUpdate: async (tx, { ids, columns }) => {
    if (columns.includes("ref")) await copyStaffIds(tx, ids);
  },
});
