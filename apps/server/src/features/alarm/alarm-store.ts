import type { Instant } from "@comanda/contract/wire";
import { msPerMinute } from "@comanda/domain/time/instant";
import { clockDifferenceMs } from "@comanda/domain/time/is-far-ahead";
import { sql, type Selectable } from "kysely";

import type { Database } from "#database/database.ts";
import type { Tables } from "#database/tables.ts";
import type { WriteContext } from "#journal/command.ts";

/** When the server does something about a record by itself. */
export type Alarm = Selectable<Tables["alarm"]>;
type AlarmOf = Pick<Alarm, "kind" | "record">;

/**
 * Those that are due, earliest first, of all locations. One that is further ahead than its location lets a course wait
 * was set before the clock was set back: its work sets it anew.
 */
export async function findDueAlarms(database: Database, at: Instant): Promise<readonly Alarm[]> {
  return database
    .selectFrom("alarm")
    .innerJoin("location", "location.id", "alarm.location")
    .selectAll("alarm")
    .where((eb) =>
      eb.or([
        eb("due_at", "<=", at),
        eb(
          sql<number>`due_at - course_minutes * ${sql.lit(msPerMinute)}`,
          ">",
          at + clockDifferenceMs,
        ),
      ]),
    )
    .orderBy("due_at")
    .orderBy("location")
    .orderBy("record")
    .execute();
}

/** Removes an alarm that is carried out; false if it was removed, or set to another time, since it was found. */
export async function takeAlarm(
  { tx, session }: WriteContext,
  { kind, record, due_at: dueAt }: Alarm,
): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom("alarm")
    .where("location", "=", session.location)
    .where("kind", "=", kind)
    .where("record", "=", record)
    .where("due_at", "=", dueAt)
    .executeTakeFirstOrThrow();
  return numDeletedRows > 0;
}

/** Sets the alarm of a record in place of the one that it had; null for none. Papers go to the caller's station. */
export async function setAlarm(
  { tx, session }: WriteContext,
  { kind, record }: AlarmOf,
  dueAt: Instant | null,
): Promise<void> {
  const { location, station } = session;
  await tx
    .deleteFrom("alarm")
    .where("location", "=", location)
    .where("kind", "=", kind)
    .where("record", "=", record)
    .execute();
  if (dueAt === null) return;
  await tx.insertInto("alarm").values({ location, kind, record, due_at: dueAt, station }).execute();
}
