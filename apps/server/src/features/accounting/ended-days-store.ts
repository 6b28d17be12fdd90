import type { LocationId, WorkDayId } from "@comanda/domain/id";

import type { Database } from "#database/database.ts";
import { runInBatches } from "#database/run-in-batches.ts";

/** Which of some days have ended. */
export async function findEndedDays(
  database: Database,
  location: LocationId,
  days: readonly WorkDayId[],
): Promise<ReadonlySet<WorkDayId>> {
  const rows = await runInBatches(days, (some) =>
    database
      .selectFrom("work_day")
      .select("id")
      .where("location", "=", location)
      .where("ended_at", "is not", null)
      .where("id", "in", some)
      .execute(),
  );
  return new Set(rows.map(({ id }) => id));
}
