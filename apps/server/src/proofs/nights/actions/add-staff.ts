import { addStaff } from "@comanda/contract/staff";
import { isFormErrors } from "@comanda/domain/form/field-error";
import { parseStaffForm, type StaffDraft } from "@comanda/domain/form/staff-form";
import { id } from "@comanda/domain/id";
import { checkStaffId } from "@comanda/domain/staff/check-staff-id";
import { permissionsOf } from "@comanda/domain/staff/role-permissions";
import { isSameStaffId, staffIdAfterLeaving } from "@comanda/domain/staff/staff-id";
import { groupsForNewStaff } from "@comanda/domain/staff/user-group";
import type { Staff } from "@comanda/domain/staff/staff";
import fc from "fast-check";

import { refuseCall } from "#call/refused-call.ts";

import { anyTill, actionOf } from "../action.ts";
import type { Model } from "../model.ts";

const chosen = fc.record({
  till: anyTill,
  ref: fc.oneof(
    { weight: 4, arbitrary: fc.integer({ min: 500, max: 9999 }).map(String) },
    fc.constantFrom("20", " 77 ", "", "123456"),
  ),
  /** Null for a unique name. */
  username: fc.constantFrom(null, null, null, null, null, null, "waiter", " Waiter", "not a name"),
  firstName: fc.constantFrom("Noi", "Noi", " Duc ", "สมชาย", ""),
  group: fc.nat(9),
  subRoles: fc.constantFrom(
    ["order-taker"],
    ["order-taker", "other-staff"],
    ["other-staff"],
    ["order-taker"],
    [],
    ["owner"],
  ),
  /** Few users have a password to log in with, since hashing takes long. */
  mayLogIn: fc.constantFrom(false, false, false, false, true),
});

/** Every till that may add staff has these; the groups of the demo venue give nothing. */
const adder = { permissions: permissionsOf("cashier"), discountLimit: null };

/** Adds a member of staff, who is at no station until they are signed in there. */
export const addMember = actionOf("add staff", chosen, (night, values) => {
  const { facts } = night;
  const { ref, mayLogIn } = values;
  const username = values.username ?? night.newName("staff");
  const offered = groupsForNewStaff(facts.userGroups, adder);
  const chosenFrom = values.group < 8 ? offered : facts.userGroups;
  const userGroup = chosenFrom[values.group % chosenFrom.length]?.id ?? null;
  const texts = { username, firstName: values.firstName, lastName: "Suk", password: "" };
  const subRoles = [...values.subRoles];
  return {
    till: values.till,
    call: addStaff,
    input: { body: { ...texts, ref, authPermitted: mayLogIn, subRoles, userGroup } },
    verdict: (model) => {
      const draft = parseStaffForm(
        { ...texts, staffId: ref, mayLogIn, permissions: subRoles, userGroup: String(userGroup) },
        offered,
        { names: [], isCommon: () => false },
      );
      if (isFormErrors(draft)) return refuseCall("invalid-request");
      const wanted = { id: null, ref: draft.ref, subLocations: [facts.location] };
      const used = checkStaffId(wanted, model.staff);
      if (used !== null) return used;
      if (model.staff.some((one) => one.username === draft.username)) {
        return refuseCall("username-used");
      }
      return {
        reply: {},
        after: (given) => withMember(model, { ...memberOf(draft), ...wanted, id: id(given) }),
      };
    },
  };
});

function memberOf({ password: _password, ...draft }: StaffDraft) {
  return {
    ...draft,
    role: "staff" as const,
    permissions: permissionsOf("staff"),
    location: null,
    station: null,
    isDeleted: false,
  };
}

/** A former member of staff with the same ID loses it. */
function withMember(model: Model, member: Staff): Model {
  const others = model.staff.map((one) =>
    one.isDeleted && isSameStaffId(one.ref, member.ref)
      ? { ...one, ref: staffIdAfterLeaving(one) }
      : one,
  );
  return { ...model, staff: [...others, member] };
}
