import type { OfficeSession } from "@comanda/contract/office-session";
import { formatDateTime } from "@comanda/contract/wire";
import { readDevice } from "@comanda/domain/text/read-device";
import type { Instant } from "@comanda/domain/time/instant";

import type { Database } from "#database/database.ts";
import type { Session } from "#call/session.ts";

import { findOpenSessions } from "./open-session-store.ts";

/** The open sessions of this location's staff. Details of other locations are left out. */
export async function listSessions(
  database: Database,
  { id, location }: Pick<Session, "id" | "location">,
  at: Instant,
): Promise<OfficeSession[]> {
  const rows = await findOpenSessions(database, location, at);
  return rows.map((row) => {
    const isElsewhere = row.location !== null && row.location !== location;
    return {
      session: row.id,
      staff: row.staff,
      ref: row.ref,
      firstName: row.first_name,
      lastName: row.last_name,
      device: readDevice(row.user_agent),
      station: isElsewhere ? null : row.station_name,
      isElsewhere,
      address: isElsewhere ? "" : row.address,
      signedInAt: formatDateTime(row.created_at),
      // A session of the previous release has no last contact yet.
      lastSeenAt: formatDateTime(row.last_seen_at === 0 ? row.created_at : row.last_seen_at),
      endsAt: formatDateTime(row.ends_at),
      isOwn: row.id === id,
    };
  });
}
