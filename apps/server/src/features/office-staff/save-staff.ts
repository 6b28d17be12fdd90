import type { BodyOf } from "@comanda/contract/call";
import type { officeStaff } from "@comanda/contract/office-staff";
import { id, type StaffId } from "@comanda/domain/id";
import type { RowProblem } from "@comanda/domain/office/problem";
import { normalizeUsername } from "@comanda/domain/staff/username";
import { isWeakPassword } from "@comanda/domain/staff/weak-password";

import { isRefused, type RefusedCall } from "#call/refused-call.ts";
import type { WriteContext } from "#journal/command.ts";

import { refuseRows, saveRecords, type SaveRequest, type SaveResult } from "../office/index.ts";
import { endSessionsOf } from "../sign-in/index.ts";
import {
  findPasswordSurroundings,
  findStaffRows,
  freeStaffId,
  freeStaffIdElsewhere,
  insertWorkplace,
  lockStaff,
  type StaffRow,
} from "../staff/index.ts";
import { findOtherWorkplaces } from "./other-workplaces-store.ts";
import { refuseSharedStaff } from "./refuse-shared.ts";
import { requireOfficeAdmin } from "./require-office-admin.ts";
import { staffTopic } from "./staff-topic.ts";

export type SaveStaffBody = BodyOf<typeof officeStaff.save>;

/** Saves the staff of this location. At least one admin remains, and users cannot remove their own access. */
export async function saveStaff(
  context: WriteContext,
  { save, retire }: SaveStaffBody,
  hashes: readonly (string | null)[],
): Promise<SaveResult | RefusedCall> {
  const drafts = save.map(({ password: _password, username, ...draft }, row) => ({
    ...draft,
    ...(username !== undefined && { username: normalizeUsername(username) }),
    ...(hashes[row] !== null && { password: hashes[row] }),
  }));
  return requireOfficeAdmin(context, async () => {
    const saved = await saveStaffRecords(context, { save: drafts, retire });
    if (isRefused(saved)) return saved;
    const weak = await findWeakPasswords(context, save, saved);
    if (weak.length > 0) return refuseRows(weak);
    const changed = new Map(saved.saved.map((record, row) => [record.id, row]));
    return (await refuseWithoutPassword(context, changed)) ?? saved;
  });
}

/** The username can come from the same call or an older one, so this reads the stored rows. */
async function findWeakPasswords(
  { tx }: WriteContext,
  save: SaveStaffBody["save"],
  { saved }: SaveResult,
): Promise<readonly RowProblem[]> {
  const { names, isCommon } = await findPasswordSurroundings(tx);
  return save.flatMap(({ password = "" }, row): readonly RowProblem[] => {
    const own = [...names, String(saved[row]?.["username"])];
    const isWeak = password.trim() !== "" && isWeakPassword(password, { names: own, isCommon });
    return isWeak ? [{ row, field: "password", code: "weak-password" }] : [];
  });
}

/**
 * New staff work at the location; former staff give up their ID if it is needed. A new password, a new username or the
 * end of the right to sign in ends every session of that person, wherever the change is made.
 */
export async function saveStaffRecords(
  context: WriteContext,
  { save, retire }: SaveRequest,
): Promise<SaveResult | RefusedCall> {
  const named = [...save, ...retire].flatMap((row) => row.id ?? []);
  const before =
    named.length === 0
      ? []
      : await lockStaff(
          context,
          named.map((staff) => id<"staff">(staff)),
        );
  const shared = await refuseSharedStaff(context, { save, retire });
  if (shared !== null) return shared;
  await freeStaffIds(context, save, before);
  const saved = await saveRecords(staffTopic, context, { save, retire });
  if (isRefused(saved)) return saved;
  const added = saved.saved.filter((_record, row) => save[row]?.id === undefined);
  await insertWorkplace(
    context,
    added.map((record) => ({ staff: id<"staff">(record.id), ref: String(record["ref"]) })),
  );
  await endSessionsOf(context, await findLockedOutStaff(context, before));
  return saved;
}

/** Frees the staff IDs that are given, wherever the people who get them work. */
async function freeStaffIds(
  context: WriteContext,
  save: SaveRequest["save"],
  before: readonly StaffRow[],
): Promise<void> {
  const { tx, session } = context;
  const people = before.map((row) => row.id);
  const workplaces = await findOtherWorkplaces(tx, { location: session.location, people });
  for (const { id: staff, ref } of save) {
    if (typeof ref !== "string") continue;
    await freeStaffId(context, ref);
    const others = staff === undefined ? [] : (workplaces.get(id<"staff">(staff)) ?? []);
    for (const location of others) await freeStaffIdElsewhere(context, ref, location);
  }
}

/** Staff who can no longer sign in as before. */
async function findLockedOutStaff(
  { tx, session }: WriteContext,
  before: readonly StaffRow[],
): Promise<readonly StaffId[]> {
  if (before.length === 0) return [];
  const rows = await findStaffRows(tx, session.location);
  const after = new Map(rows.map((row) => [row.id, row]));
  return before.flatMap((was) => {
    const now = after.get(was.id);
    return now !== undefined && isLockedOut(was, now) ? [was.id] : [];
  });
}

function isLockedOut(was: StaffRow, now: StaffRow): boolean {
  const signsInOtherwise = was.username !== now.username || was.password_hash !== now.password_hash;
  return signsInOtherwise || (mayLogIn(was) && !mayLogIn(now));
}

function mayLogIn({ may_log_in: isAllowed, deleted_at: leftAt }: StaffRow): boolean {
  return isAllowed === 1 && leftAt === null;
}

/** Refuses staff who may sign in but have no password. */
async function refuseWithoutPassword(
  { tx, session }: WriteContext,
  changed: ReadonlyMap<number, number>,
): Promise<RefusedCall | null> {
  const rows = await findStaffRows(tx, session.location);
  const locked = rows.flatMap((row): readonly RowProblem[] => {
    const at = changed.get(row.id);
    const isLocked = row.may_log_in === 1 && row.password_hash === null;
    return at !== undefined && isLocked ? [{ row: at, field: "password", code: "required" }] : [];
  });
  return locked.length > 0 ? refuseRows(locked) : null;
}
