import { hash } from "node:crypto";

import { id, type LocationId, type StaffId, type StationId } from "@comanda/domain/id";
import { rightsIn } from "@comanda/domain/staff/list-rights";
import type { Right } from "@comanda/domain/staff/permission";
import type { Instant } from "@comanda/domain/time/instant";
import type { CompiledQuery, Selectable } from "kysely";

import { cacheUntilWritten } from "#database/cache-until-written.ts";
import type { Database } from "#database/database.ts";
import type { Tables } from "#database/tables.ts";

import { readPermissions } from "../staff/index.ts";
import { createLruCache } from "./lru-cache.ts";

export type NewSession = {
  readonly id: string;
  readonly staff: StaffId;
  readonly epoch: number;
  readonly createdAt: Instant;
  readonly endsAt: Instant;
  readonly keyBasis: string;
  readonly address: string;
  readonly userAgent: string;
};

/** A session with its user's current rights. */
export type StoredSession = {
  readonly id: string;
  readonly epoch: number;
  readonly epochSince: Instant;
  readonly isOffering: boolean;
  /** The credentials and rights its key was issued for, and those a new key would be issued for. */
  readonly keyBasis: string;
  readonly currentKeyBasis: string;
  readonly createdAt: Instant;
  readonly endsAt: Instant;
  readonly lastSeenAt: Instant;
  readonly isRevoked: boolean;
  readonly staff: StaffId;
  readonly username: string;
  readonly permissions: readonly Right[];
  readonly mayLogIn: boolean;
  /** Whether the user may work at the requested location. */
  readonly mayWorkThere: boolean;
  readonly location: LocationId | null;
  readonly station: StationId | null;
};

/** Without group permissions, the stored permissions of a user remain unchanged. */
export function storedPermissions(own: string, ofGroup: string): string {
  return ofGroup === "[]" ? own : `${own}\n${ofGroup}`;
}

/** A key is issued for a password, permissions and a station; when one of them changes, a new key is due. */
export function keyBasisOf(user: {
  readonly passwordHash: string | null;
  readonly permissions: string;
  readonly station: StationId | null;
}): string {
  const { passwordHash, permissions, station } = user;
  return hash("sha256", `${passwordHash ?? ""}\n${permissions}\n${station ?? ""}`, "base64url");
}

export async function insertSession(database: Database, session: NewSession): Promise<void> {
  await database
    .insertInto("session")
    .values({
      id: session.id,
      staff: session.staff,
      location: null,
      station: null,
      epoch: session.epoch,
      epoch_since: session.createdAt,
      is_offering: 0,
      key_for: session.keyBasis,
      created_at: session.createdAt,
      ends_at: session.endsAt,
      revoked_at: null,
      address: session.address,
      user_agent: session.userAgent,
      last_seen_at: session.createdAt,
    })
    .execute();
}

/** Loads a session with a query that is compiled once. */
export type FindSession = (id: string, location: LocationId) => Promise<StoredSession | null>;

export function sessionFinder(database: Database): FindSession {
  const query = sessionQuery(database);
  return async (session, location) =>
    cachedSession(database, `${location} ${session}`, async () => {
      const asked: CompiledQuery<SessionRow> = { ...query, parameters: [location, session] };
      const { rows } = await database.executeQuery(asked);
      return rows[0] === undefined ? null : storedSession(rows[0]);
    });
}

/** Every call reads its session, which hardly ever changes. */
const cachedSession = cacheUntilWritten<StoredSession | null>([
  "session",
  "staff",
  "staff_location",
  "user_group",
]);

/** Its parameters are the requested location and the session. */
export function sessionQuery(database: Database): CompiledQuery<SessionRow> {
  return database
    .selectFrom("session")
    .innerJoin("staff", "staff.id", "session.staff")
    .innerJoin("user_group", "user_group.id", "staff.user_group")
    .leftJoin("staff_location", (join) =>
      join
        .onRef("staff_location.staff", "=", "staff.id")
        .on("staff_location.location", "=", id<"location">(1)),
    )
    .select([
      "session.id",
      "session.epoch",
      "session.epoch_since",
      "session.is_offering",
      "session.key_for",
      "session.created_at",
      "session.ends_at",
      "session.revoked_at",
      "session.last_seen_at",
      "session.location",
      "session.station",
      "staff.id as staff",
      "staff.username",
      "staff.password_hash",
      "staff.permissions",
      "user_group.permissions as group_permissions",
      "staff.may_log_in",
      "staff.deleted_at",
      "staff_location.location as work_location",
    ])
    .where("session.id", "=", "")
    .compile();
}

type SessionRow = Omit<Selectable<Tables["session"]>, "address" | "user_agent"> &
  Pick<
    Selectable<Tables["staff"]>,
    "username" | "password_hash" | "permissions" | "may_log_in" | "deleted_at"
  > & { readonly group_permissions: string; readonly work_location: LocationId | null };

/** Nearly all calls come with one of a few sets of permissions. */
const permissionCache = createLruCache<readonly Right[]>(1000);

export function storedSession(row: SessionRow): StoredSession {
  const { password_hash: passwordHash, group_permissions: ofGroup, station } = row;
  const permissions = storedPermissions(row.permissions, ofGroup);
  return {
    id: row.id,
    epoch: row.epoch,
    epochSince: row.epoch_since,
    isOffering: row.is_offering === 1,
    keyBasis: row.key_for,
    currentKeyBasis: keyBasisOf({ passwordHash, permissions, station }),
    createdAt: row.created_at,
    endsAt: row.ends_at,
    lastSeenAt: row.last_seen_at,
    isRevoked: row.revoked_at !== null,
    staff: row.staff,
    username: row.username,
    permissions: cachedPermissions(permissions, () =>
      rightsIn(readPermissions(row.permissions, ofGroup)),
    ),
    mayLogIn: row.may_log_in === 1 && row.deleted_at === null,
    mayWorkThere: row.work_location !== null,
    location: row.location,
    station,
  };
}

function cachedPermissions(text: string, parse: () => readonly Right[]): readonly Right[] {
  const known = permissionCache.get(text);
  if (known !== undefined) return known;
  const read = parse();
  permissionCache.put(text, read);
  return read;
}

/** Offers the session its next key, unless that was done already or the last one is still unused. */
export async function offerNextKey(
  database: Database,
  { id: session, epoch, currentKeyBasis }: StoredSession,
  at: Instant,
): Promise<boolean> {
  const { numUpdatedRows } = await database
    .updateTable("session")
    .set({ epoch: epoch + 1, epoch_since: at, is_offering: 1, key_for: currentKeyBasis })
    .where("id", "=", session)
    .where("epoch", "=", epoch)
    .where("is_offering", "=", 0)
    .executeTakeFirstOrThrow();
  return numUpdatedRows === 1n;
}

/** Makes the offered key the session's key; the previous one expires. */
export async function noteFirstUse(
  database: Database,
  { id: session, epoch }: StoredSession,
  at: Instant,
): Promise<void> {
  await database
    .updateTable("session")
    .set({ epoch_since: at, is_offering: 0 })
    .where("id", "=", session)
    .where("epoch", "=", epoch)
    .where("is_offering", "=", 1)
    .execute();
}

export async function setSessionStation(
  database: Database,
  session: string,
  place: { readonly location: LocationId; readonly station: StationId },
): Promise<void> {
  await database.updateTable("session").set(place).where("id", "=", session).execute();
}

/** Returns false if it was revoked before. */
export async function revokeSession(
  database: Database,
  session: string,
  revokedAt: Instant,
): Promise<boolean> {
  const { numUpdatedRows } = await database
    .updateTable("session")
    .set({ revoked_at: revokedAt })
    .where("id", "=", session)
    .where("revoked_at", "is", null)
    .executeTakeFirstOrThrow();
  return numUpdatedRows === 1n;
}
