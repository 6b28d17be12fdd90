import { officeStaff } from "@comanda/contract/office-staff";
import { id } from "@comanda/domain/id";
import { checkStaff, staffTexts } from "@comanda/domain/office/check-staff";
import type { RowProblem } from "@comanda/domain/office/problem";
import { isSameStaffId } from "@comanda/domain/staff/staff-id";

import { defineTopic, list, secret, text, integer, bool } from "../office/index.ts";
import { copyStaffIds, findStaffOf, reportElsewhere, seenFrom } from "../staff/index.ts";
import { findStaffIdsElsewhere } from "./other-workplaces-store.ts";
import { findStaffUsesElsewhere } from "./staff-use-store.ts";
import { findUsernames } from "./username-store.ts";

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
  // Two rows of the same call can also collide, so each is compared with the rows before it.
  checkAll: async ({ database, location, plans }) => {
    const changing = new Set(plans.map((plan) => plan.id));
    const others = (await findStaffOf(database, location)).filter(
      (one) => !one.isDeleted && !changing.has(one.id),
    );
    const people = [...changing].flatMap((staff) => (staff === null ? [] : id<"staff">(staff)));
    const elsewhere = await findStaffIdsElsewhere(database, { location, people });
    const names = plans.map(({ after }) => after.username);
    const holders = await findUsernames(database, names);
    return plans.flatMap(({ row, id: staff, after }): readonly RowProblem[] => {
      const around = staff === null ? [] : (elsewhere.get(id<"staff">(staff)) ?? []);
      const away = around.filter((one) => !changing.has(one.id));
      const isRefUsed =
        [...others, ...away].some(({ ref }) => isSameStaffId(ref, after.ref)) ||
        plans.some((plan) => plan.row < row && isSameStaffId(plan.after.ref, after.ref));
      const isNameUsed =
        holders.some((holder) => holder.id !== staff && holder.username === after.username) ||
        plans.some((plan) => plan.row < row && plan.after.username === after.username);
      return [
        ...(isRefUsed ? [{ row, field: "ref", code: "taken" as const }] : []),
        ...(isNameUsed ? [{ row, field: "username", code: "taken" as const }] : []),
      ];
    });
  },
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
