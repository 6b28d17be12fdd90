import type { LocationId, WorkDayId } from "@comanda/domain/id";

import type { Database } from "#database/database.ts";

/** The refunds that were made in some days, with the numbers of the bills that they are of. */
export async function findRefunds(
  database: Database,
  location: LocationId,
  days: readonly WorkDayId[],
) {
  return database
    .selectFrom("bill")
    .innerJoin("bill as old", (join) =>
      join.onRef("old.location", "=", "bill.location").onRef("old.id", "=", "bill.refund_of"),
    )
    .select(["bill.id", "bill.number", "bill.updated_at as at", "bill.amount", "bill.staff"])
    .select(["bill.status_note as reason", "old.number as old"])
    .where("bill.location", "=", location)
    .where("bill.work_day", "in", days)
    .execute();
}
