import { sessionUser } from "@comanda/contract/session-record";
import type { LocationId, StaffId } from "@comanda/domain/id";
import type { Rate } from "@comanda/domain/money/rate";
import type { Permission } from "@comanda/domain/staff/permission";
import { permissionsWithGroup } from "@comanda/domain/staff/role-permissions";
import type { Staff } from "@comanda/domain/staff/staff";
import type { UserGroup } from "@comanda/domain/staff/user-group";
import type { Selectable } from "kysely";

import { cacheUntilWritten } from "#database/cache-until-written.ts";
import { compilePerRowCount } from "#database/compile-once.ts";
import type { Database } from "#database/database.ts";
import { fromJson } from "#database/portable-columns.ts";
import type { Tables } from "#database/tables.ts";
import type { WriteContext } from "#journal/command.ts";

import { copyStaffIds, reportElsewhere } from "./workplace-store.ts";

export type StaffRow = Selectable<Tables["staff"]>;
/** With the stored permissions of their group. */
export type MemberRow = StaffRow & { readonly group_permissions: string };

/** Staff of the location, including former staff: older bills refer to them. Without `named`, all of them. */
export async function findStaffOf(
  database: Database,
  location: LocationId,
  named?: readonly StaffId[],
): Promise<readonly Staff[]> {
  const find = async (): Promise<readonly Staff[]> =>
    (await findStaffIncludingFormer(database, location, named)).map((row) =>
      staffOf(row, [location]),
    );
  if (named === undefined) return find();
  return cachedStaff(database, `${location} ${named.join(" ")}`, find);
}

/** Every order names its waiter. */
const cachedStaff = cacheUntilWritten<readonly Staff[]>([
  "staff",
  "staff_location",
  "former_staff",
  "user_group",
]);

export function selectMembers(database: Database) {
  return database
    .selectFrom("staff")
    .innerJoin("user_group", "user_group.id", "staff.user_group")
    .selectAll("staff")
    .select("user_group.permissions as group_permissions");
}

export async function findStaffRows(
  database: Database,
  location: LocationId,
): Promise<readonly StaffRow[]> {
  return database
    .selectFrom("staff")
    .innerJoin("staff_location", "staff_location.staff", "staff.id")
    .selectAll("staff")
    .where("staff_location.location", "=", location)
    .orderBy("staff.id")
    .execute();
}

function selectIncludingFormer(database: Database, location: LocationId) {
  const here = database
    .selectFrom("staff_location")
    .select("staff")
    .where("location", "=", location);
  const before = database
    .selectFrom("former_staff")
    .select("staff")
    .where("location", "=", location);
  return selectMembers(database)
    .leftJoin("former_staff", (join) =>
      join.onRef("former_staff.staff", "=", "staff.id").on("former_staff.location", "=", location),
    )
    .select("former_staff.left_at")
    .where("staff.id", "in", here.unionAll(before))
    .orderBy("staff.id");
}

type StaffKey = { readonly staff: StaffId };

/** Every order reads staff, so the statement is compiled once per count. */
const selectByIdsIncludingFormer = compilePerRowCount(
  (database, named: readonly StaffKey[], { location }: { readonly location: LocationId }) => {
    const ids = named.map(({ staff }) => staff);
    return selectIncludingFormer(database, location).where("staff.id", "in", ids);
  },
);

/** Includes staff who now work elsewhere, and appear here as having left. */
export async function findStaffIncludingFormer(
  database: Database,
  location: LocationId,
  named?: readonly StaffId[],
): Promise<readonly MemberRow[]> {
  // SQL has no empty list.
  if (named?.length === 0) return [];
  const rows =
    named === undefined
      ? await selectIncludingFormer(database, location).execute()
      : await selectByIdsIncludingFormer(
          database,
          named.map((staff) => ({ staff })),
          { location },
        );
  return rows.map(({ left_at: leftAt, ...row }) => ({
    ...row,
    deleted_at: leftAt ?? row.deleted_at,
  }));
}

/**
 * Locks staff of the location until the commit: they may work at several locations, and each location has its own lock.
 */
export async function lockStaff(
  { tx, session }: WriteContext,
  wanted: readonly StaffId[],
): Promise<readonly StaffRow[]> {
  return tx
    .updateTable("staff")
    .set((eb) => ({ deleted_at: eb.ref("deleted_at") }))
    .where("id", "in", wanted)
    .where("id", "in", (eb) =>
      eb
        .selectFrom("staff_location")
        .select("staff_location.staff")
        .where("staff_location.location", "=", session.location),
    )
    .returningAll()
    .execute();
}

type StaffUpdate = Partial<Pick<StaffRow, "location" | "station" | "ref">>;

/** Saves the changes of a staff member, and journals them as seen from each of their locations. */
export async function updateStaff(
  context: Pick<WriteContext, "tx" | "session" | "changes">,
  before: StaffRow,
  changed: StaffUpdate,
): Promise<void> {
  const { session, changes } = context;
  const { location } = session;
  const after = { ...before, ...changed };
  changes.updated("staff", maskForLocation(location, before), maskForLocation(location, after));
  await updateStaffElsewhere(context, before, changed);
}

/** The same for a staff member who does not work at the session's location. */
export async function updateStaffElsewhere(
  context: Pick<WriteContext, "tx" | "session" | "changes">,
  before: StaffRow,
  changed: StaffUpdate,
): Promise<void> {
  const { tx } = context;
  await tx.updateTable("staff").set(changed).where("id", "=", before.id).execute();
  if (changed.ref !== undefined) await copyStaffIds(tx, [before.id]);
  await reportElsewhere(context, { before, after: { ...before, ...changed } });
}

/** Null if the username is taken, at any location. */
export async function insertStaff(
  { tx, session, changes }: WriteContext,
  values: Omit<StaffRow, "id">,
): Promise<StaffId | null> {
  const row = await tx
    .insertInto("staff")
    .values(values)
    .onConflict((conflict) => conflict.column("username").doNothing())
    .returningAll()
    .executeTakeFirst();
  if (row === undefined) return null;
  await insertWorkplace({ tx, session, changes }, [{ staff: row.id, ref: row.ref }]);
  // The journal is permanent and readable, so it never contains a password, hashed or not.
  changes.inserted("staff", { ...row, password_hash: null });
  return row.id;
}

/** From now on they may work at the session's location. */
export async function insertWorkplace(
  { tx, session, changes }: Pick<WriteContext, "tx" | "session" | "changes">,
  staff: readonly { readonly staff: StaffId; readonly ref: string }[],
): Promise<void> {
  if (staff.length === 0) return;
  const { location } = session;
  const rows = staff.map((each) => ({ location, ...each }));
  await tx.insertInto("staff_location").values(rows).execute();
  for (const { staff: id } of staff) changes.insertedRow("staff_location", { id, location });
  await tx
    .deleteFrom("former_staff")
    .where("location", "=", location)
    .where(
      "staff",
      "in",
      staff.map((each) => each.staff),
    )
    .execute();
}

/** From now on they work elsewhere only. */
export async function endWorkplace(
  { tx, session, at, changes }: WriteContext,
  staff: StaffId,
): Promise<void> {
  const { location } = session;
  await tx
    .deleteFrom("staff_location")
    .where("location", "=", location)
    .where("staff", "=", staff)
    .execute();
  await tx.insertInto("former_staff").values({ location, staff, left_at: at }).execute();
  changes.deletedRow("staff_location", { id: staff, location });
}

/** The user groups in use. */
export async function findUserGroups(database: Database): Promise<readonly UserGroup[]> {
  const rows = await database
    .selectFrom("user_group")
    .select(["id", "name", "kind", "discount_limit as discountLimit", "permissions"])
    .where("deleted_at", "is", null)
    .orderBy("id")
    .execute();
  return rows.map((row) => ({ ...row, permissions: fromJson(permissionList, row.permissions) }));
}

/** The most that a user may give off; null without a limit. */
export async function findDiscountLimit(database: Database, staff: StaffId): Promise<Rate | null> {
  const group = await database
    .selectFrom("staff")
    .innerJoin("user_group", "user_group.id", "staff.user_group")
    .select("user_group.discount_limit as limit")
    .where("staff.id", "=", staff)
    .executeTakeFirst();
  return group?.limit ?? null;
}

/** A location does not see where staff are signed in elsewhere. */
export function maskForLocation(location: LocationId, row: StaffRow): StaffRow {
  return row.location === location ? row : { ...row, location: null, station: null };
}

/** A staff member as the rules read them, with those of their locations that matter here. */
export function staffOf(row: MemberRow, subLocations: readonly LocationId[]): Staff {
  const { subRoles } = sessionUser.properties;
  return {
    id: row.id,
    ref: row.ref,
    username: row.username,
    firstName: row.first_name,
    lastName: row.last_name,
    role: row.role,
    userGroup: row.user_group,
    subRoles: fromJson(subRoles, row.sub_roles),
    mayLogIn: row.may_log_in === 1,
    permissions: readPermissions(row.permissions, row.group_permissions),
    subLocations,
    location: row.location,
    station: row.station,
    isDeleted: row.deleted_at !== null,
  };
}

/** The permissions from those stored for the user and for their group. */
export function readPermissions(own: string, ofGroup: string): readonly Permission[] {
  return permissionsWithGroup(fromJson(permissionList, own), fromJson(permissionList, ofGroup));
}

const permissionList = sessionUser.properties.permissions;
