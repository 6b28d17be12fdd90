import type { Colleague } from "@comanda/contract/office-colleague";

import type { Database } from "#database/database.ts";
import type { Session } from "#call/session.ts";

import { findColleagues } from "./colleague-store.ts";

/** Staff of the user's other locations, whether they work here or not. */
export async function listColleagues(
  database: Database,
  { staff: user, location: here }: Pick<Session, "staff" | "location">,
): Promise<Colleague[]> {
  const rows = await findColleagues(database, user);
  return rows.flatMap((row) => {
    const others = row.workplaces.filter(({ location }) => location !== here);
    if (others.length === 0) return [];
    return [
      {
        id: row.id,
        revision: row.revision,
        ref: row.ref,
        firstName: row.first_name,
        lastName: row.last_name,
        userGroup: row.user_group,
        locations: others.map(({ name }) => name),
        isHere: others.length < row.workplaces.length,
      },
    ];
  });
}
