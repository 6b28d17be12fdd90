import type { LocationId } from "@comanda/domain/id";
import { sql } from "kysely";

import type { WriteTransaction } from "#database/database.ts";
import type { Row } from "#journal/changes.ts";
import type { WriteContext } from "#journal/command.ts";

/** Each workplace repeats the staff ID, which is unique among the staff of a location; it follows every change. */
export async function copyStaffIds(tx: WriteTransaction, staff: readonly number[]): Promise<void> {
  await sql`
    update staff_location
    set ref = (select staff.ref from staff where staff.id = staff_location.staff)
    where staff in (${sql.join(staff)})
      and ref <> (select staff.ref from staff where staff.id = staff_location.staff)
  `.execute(tx);
}

/**
 * Staff are the same at all their locations, so a change of one is in the journal of each, and its tills show it. The
 * session's own location has it already.
 */
export async function reportElsewhere(
  { tx, session, changes }: Pick<WriteContext, "tx" | "session" | "changes">,
  rows: { readonly before: Row; readonly after: Row; readonly isWhole?: boolean },
): Promise<void> {
  const places = await tx
    .selectFrom("staff_location")
    .select("location")
    .where(sql.ref<number>("staff"), "=", Number(rows.after["id"]))
    .where("location", "<>", session.location)
    .execute();
  for (const { location } of places) {
    changes.updatedElsewhere(location, "staff", {
      before: seenFrom(location, rows.before),
      after: seenFrom(location, rows.after),
      isWhole: rows.isWhole ?? false,
    });
  }
}

/** Never with a password, and where they are signed in only if that is at this location. */
export function seenFrom(location: LocationId, row: Row): Row {
  const isHere = row["location"] === location;
  return { ...row, password_hash: null, ...(!isHere && { location: null, station: null }) };
}
