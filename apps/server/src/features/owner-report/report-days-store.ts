import type { LocationId, WorkDayId } from "@comanda/domain/id";
import type { Instant } from "@comanda/domain/time/instant";

import type { Database } from "#database/database.ts";

/** The days that began between two moments, and the next one, in order. */
export async function findWorkDays(
  database: Database,
  location: LocationId,
  { from, to }: { readonly from: Instant; readonly to: Instant },
): Promise<readonly { readonly id: WorkDayId; readonly startedAt: Instant }[]> {
  const next = database
    .selectFrom("work_day")
    .select((eb) => eb.fn.min("started_at").as("started_at"))
    .where("location", "=", location)
    .where("started_at", ">", to);
  return database
    .selectFrom("work_day")
    .select(["id", "started_at as startedAt"])
    .where("location", "=", location)
    .where("started_at", ">=", from)
    .where((eb) => eb.or([eb("started_at", "<=", to), eb("started_at", "=", next)]))
    .orderBy("started_at")
    .execute();
}
