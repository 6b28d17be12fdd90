import type { LocationId, StaffId, StationId } from "@comanda/domain/id";
import type { Instant } from "@comanda/domain/time/instant";

import type { Database } from "#database/database.ts";

export type OpenSession = {
  readonly id: string;
  readonly staff: StaffId;
  readonly ref: string;
  readonly first_name: string;
  readonly last_name: string;
  readonly location: LocationId | null;
  readonly station: StationId | null;
  readonly station_name: string | null;
  readonly address: string;
  readonly user_agent: string;
  readonly created_at: Instant;
  readonly last_seen_at: Instant;
  readonly ends_at: Instant;
};

/** The sessions that can still be used by a location's staff, the last used first. */
export async function findOpenSessions(
  database: Database,
  location: LocationId,
  at: Instant,
): Promise<readonly OpenSession[]> {
  return database
    .selectFrom("session")
    .innerJoin("staff", "staff.id", "session.staff")
    .innerJoin("staff_location", "staff_location.staff", "staff.id")
    .leftJoin("station", (join) =>
      join
        .onRef("station.location", "=", "session.location")
        .onRef("station.id", "=", "session.station"),
    )
    .select([
      "session.id",
      "session.staff",
      "staff.ref",
      "staff.first_name",
      "staff.last_name",
      "session.location",
      "session.station",
      "station.name as station_name",
      "session.address",
      "session.user_agent",
      "session.created_at",
      "session.last_seen_at",
      "session.ends_at",
    ])
    .where("staff_location.location", "=", location)
    .where("session.revoked_at", "is", null)
    .where("session.ends_at", ">", at)
    .orderBy("session.last_seen_at", "desc")
    .orderBy("session.id")
    .execute();
}
