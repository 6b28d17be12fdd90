import { sessionUser } from "@comanda/contract/sign-in";
import type { LocationId, StaffId, StationId } from "@comanda/domain/id";
import type { Permission } from "@comanda/domain/staff/permission";
import type { Instant } from "@comanda/domain/time/instant";

import type { Database } from "#database/database.ts";
import { fromJson } from "#database/portable-columns.ts";

export type NewSession = {
  readonly id: string;
  readonly staff: StaffId;
  readonly epoch: number;
  readonly createdAt: Instant;
  readonly endsAt: Instant;
};

/** A session and what its user may do at this moment. */
export type StoredSession = {
  readonly id: string;
  readonly epoch: number;
  readonly endsAt: Instant;
  readonly isRevoked: boolean;
  readonly staff: StaffId;
  readonly username: string;
  readonly permissions: readonly Permission[];
  readonly mayLogIn: boolean;
  /** Whether the location asked about is one of the user's. */
  readonly mayWorkThere: boolean;
  readonly location: LocationId | null;
  readonly station: StationId | null;
};

export async function insertSession(database: Database, session: NewSession): Promise<void> {
  await database
    .insertInto("session")
    .values({
      id: session.id,
      staff: session.staff,
      location: null,
      station: null,
      epoch: session.epoch,
      created_at: session.createdAt,
      ends_at: session.endsAt,
      revoked_at: null,
    })
    .execute();
}

export async function findSession(
  database: Database,
  id: string,
  location: LocationId,
): Promise<StoredSession | null> {
  const row = await database
    .selectFrom("session")
    .innerJoin("staff", "staff.id", "session.staff")
    .leftJoin("staff_location", (join) =>
      join
        .onRef("staff_location.staff", "=", "staff.id")
        .on("staff_location.location", "=", location),
    )
    .select([
      "session.id",
      "session.epoch",
      "session.ends_at",
      "session.revoked_at",
      "session.location",
      "session.station",
      "staff.id as staff",
      "staff.username",
      "staff.permissions",
      "staff.may_log_in",
      "staff.deleted_at",
      "staff_location.location as work_location",
    ])
    .where("session.id", "=", id)
    .executeTakeFirst();
  if (row === undefined) return null;
  return {
    id: row.id,
    epoch: row.epoch,
    endsAt: row.ends_at,
    isRevoked: row.revoked_at !== null,
    staff: row.staff,
    username: row.username,
    permissions: fromJson(sessionUser.properties.permissions, row.permissions),
    mayLogIn: row.may_log_in === 1 && row.deleted_at === null,
    mayWorkThere: row.work_location !== null,
    location: row.location,
    station: row.station,
  };
}

export async function setSessionStation(
  database: Database,
  session: string,
  place: { readonly location: LocationId; readonly station: StationId },
): Promise<void> {
  await database.updateTable("session").set(place).where("id", "=", session).execute();
}

export async function revokeSession(
  database: Database,
  session: string,
  revokedAt: Instant,
): Promise<void> {
  await database
    .updateTable("session")
    .set({ revoked_at: revokedAt })
    .where("id", "=", session)
    .where("revoked_at", "is", null)
    .execute();
}
