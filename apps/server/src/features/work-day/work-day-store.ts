import type { LocationId } from "@comanda/domain/id";
import type { ClosedWorkDay, NewWorkDay, OpenWorkDay } from "@comanda/domain/work-day/work-day";

import type { Database } from "#database/database.ts";
import type { WriteContext } from "#journal/command.ts";

export async function findOpenDay(
  database: Database,
  location: LocationId,
): Promise<OpenWorkDay | null> {
  const row = await database
    .selectFrom("work_day")
    .selectAll()
    .where("location", "=", location)
    .where("ended_at", "is", null)
    .executeTakeFirst();
  if (row === undefined) return null;
  const { id, started_at, started_by } = row;
  return { id, location, status: "open", startedAt: started_at, startedBy: started_by };
}

export async function insertDay(
  { tx, changes }: WriteContext,
  { location, startedAt, startedBy }: NewWorkDay,
): Promise<OpenWorkDay["id"]> {
  const row = await tx
    .insertInto("work_day")
    .values({ location, started_at: startedAt, started_by: startedBy, ended_at: null })
    .returningAll()
    .executeTakeFirstOrThrow();
  changes.inserted("work_day", row);
  return row.id;
}

export async function closeDay(
  { tx, changes }: WriteContext,
  { id, location, endedAt }: ClosedWorkDay,
): Promise<void> {
  const before = await tx
    .selectFrom("work_day")
    .selectAll()
    .where("location", "=", location)
    .where("id", "=", id)
    .where("ended_at", "is", null)
    .executeTakeFirstOrThrow();
  const after = { ...before, ended_at: endedAt };
  await tx
    .updateTable("work_day")
    .set({ ended_at: endedAt })
    .where("location", "=", location)
    .where("id", "=", id)
    .execute();
  changes.updated("work_day", before, after);
}
