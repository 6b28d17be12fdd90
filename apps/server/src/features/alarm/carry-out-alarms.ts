import { id } from "@comanda/domain/id";

import { isRefused, type RefusedCall } from "#call/refused-call.ts";
import type { Clock } from "#call/runtime.ts";
import { sessionOfProgram } from "#call/session.ts";
import type { Database } from "#database/database.ts";
import type { Command, WriteContext } from "#journal/command.ts";

import { findDueAlarms, setAlarm, type Alarm } from "./alarm-store.ts";

/** What an alarm does, as a write of its own; it looks for itself whether it still is to be done. */
type AlarmWork = (context: WriteContext, record: number) => Promise<object | RefusedCall>;

/** The name of the call that a user would make, and what the server does instead. */
export type AlarmKinds = Readonly<
  Record<Alarm["kind"], { readonly action: string; readonly run: AlarmWork }>
>;

export type AlarmParts = {
  readonly database: Database;
  readonly command: Command;
  readonly clock: Clock;
  readonly kinds: AlarmKinds;
};

/**
 * Carries out what is due. Every server of the database does so: a write has the key of its alarm, so that it happens
 * once, and one that was missed while no server ran is made up for.
 */
export async function carryOutAlarms({
  database,
  command,
  clock,
  kinds,
}: AlarmParts): Promise<void> {
  for (const alarm of await findDueAlarms(database, clock())) {
    const { location, kind, record, due_at, station } = alarm;
    const { action, run } = kinds[kind];
    const session = {
      ...sessionOfProgram("alarm", { location, staff: id<"staff">(1) }),
      station,
    };
    const key = `alarm-${kind}-${record}-${due_at}`;
    await command({ session, action, key, requestHash: "", isOwn: true }, async (context) => {
      // The work may set the next one.
      await setAlarm(context, alarm, null);
      const reply = await run(context, record);
      return isRefused(reply) ? {} : reply;
    });
  }
}
