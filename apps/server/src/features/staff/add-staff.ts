import type { BodyOf, ReplyOf } from "@comanda/contract/call";
import type { JournalField } from "@comanda/contract/change-lists";
import { refusalMessages } from "@comanda/contract/all-refusals";
import type { addStaff as addStaffCall } from "@comanda/contract/staff";
import type { LocationId } from "@comanda/domain/id";
import { isFormErrors } from "@comanda/domain/form/field-error";
import { parseStaffForm, type StaffDraft } from "@comanda/domain/form/staff-form";
import { requireAddStaff } from "@comanda/domain/staff/action-permissions";
import { checkStaffId } from "@comanda/domain/staff/check-staff-id";
import { permissionsOf } from "@comanda/domain/staff/role-permissions";
import { groupsForNewStaff } from "@comanda/domain/staff/user-group";
import { isSameStaffId, staffIdAfterLeaving } from "@comanda/domain/staff/staff-id";

import type { Database } from "#database/database.ts";
import { toFlag, toJson } from "#database/portable-columns.ts";
import { refuseForm } from "#http/refuse-form.ts";
import { refuseFields, type RefusedCall } from "#call/refused-call.ts";
import type { WriteContext } from "#journal/command.ts";

import { findLocations } from "../venue/index.ts";
import { findPasswordSurroundings } from "./password-surroundings.ts";
import {
  findDiscountLimit,
  findStaffOf,
  findStaffRows,
  findUserGroups,
  insertStaff,
  updateStaff,
  updateStaffElsewhere,
  type StaffRow,
} from "./staff-store.ts";

type Call = typeof addStaffCall;

const wireNames = { staffId: "ref", mayLogIn: "authPermitted", permissions: "subRoles" };

/**
 * Adds staff to this location. Even an administrator can grant only the rights that the form offers, and no user those
 * that they lack.
 */
export async function addStaff(
  context: WriteContext,
  { ref, authPermitted, subRoles, userGroup, ...texts }: BodyOf<Call>,
  passwordHash: string | null,
): Promise<Omit<ReplyOf<Call>, JournalField> | RefusedCall> {
  const { tx, session } = context;
  const denied = await refuseHere(context);
  if (denied !== null) return denied;
  const draft = parseStaffForm(
    {
      ...texts,
      staffId: ref,
      mayLogIn: authPermitted,
      permissions: subRoles,
      userGroup: userGroup === null ? "" : String(userGroup),
    },
    groupsForNewStaff(await findUserGroups(tx), {
      permissions: session.permissions,
      discountLimit: await findDiscountLimit(tx, session.staff),
    }),
    await findPasswordSurroundings(tx),
  );
  if (isFormErrors(draft)) return refuseForm(draft, wireNames);
  const wanted = { id: null, ref: draft.ref, subLocations: [session.location] };
  const used = checkStaffId(wanted, await findStaffOf(tx, session.location));
  if (used !== null) return refuseField("ref", "staff-id-used");
  await freeStaffId(context, draft.ref);
  const id = await insertStaff(context, rowOf(draft, passwordHash));
  return id === null ? refuseField("username", "username-used") : { id };
}

async function refuseHere({ tx, session }: WriteContext): Promise<RefusedCall | null> {
  const [location] = await findLocations(tx, [session.location]);
  const user = (await findStaffOf(tx, session.location)).find(({ id }) => id === session.staff);
  // A session exists only where its user may work.
  if (location === undefined || user === undefined) throw new Error("A session without its place");
  return requireAddStaff(user, location);
}

function refuseField(field: string, code: "staff-id-used" | "username-used"): RefusedCall {
  return refuseFields(code, [{ field, error: refusalMessages[code].message }]);
}

/** A former staff member with this ID gets a distinguishable one, so that the ID is free at this location. */
export async function freeStaffId(context: WriteContext, ref: string): Promise<void> {
  for (const row of await findFormerHolders(context.tx, context.session.location, ref)) {
    // There is rarely more than one.
    await updateStaff(context, row, { ref: staffIdAfterLeaving(row) });
  }
}

/** Frees the ID at another location, once it is free at this one. */
export async function freeStaffIdElsewhere(
  context: WriteContext,
  ref: string,
  location: LocationId,
): Promise<void> {
  for (const row of await findFormerHolders(context.tx, location, ref)) {
    await updateStaffElsewhere(context, row, { ref: staffIdAfterLeaving(row) });
  }
}

async function findFormerHolders(
  database: Database,
  location: LocationId,
  wanted: string,
): Promise<readonly StaffRow[]> {
  const rows = await findStaffRows(database, location);
  return rows.filter(
    ({ deleted_at: leftAt, ref }) => leftAt !== null && isSameStaffId(ref, wanted),
  );
}

function rowOf(draft: StaffDraft, passwordHash: string | null): Omit<StaffRow, "id"> {
  return {
    ref: draft.ref,
    username: draft.username,
    password_hash: draft.password === null ? null : passwordHash,
    first_name: draft.firstName,
    last_name: draft.lastName,
    role: "staff",
    user_group: draft.userGroup,
    sub_roles: toJson(draft.subRoles),
    permissions: toJson(permissionsOf("staff")),
    may_log_in: toFlag(draft.mayLogIn),
    location: null,
    station: null,
    deleted_at: null,
    revision: 1,
  };
}
