import { id } from "@comanda/domain/id";

import { isRefused, recordNotFound, type RefusedCall } from "#call/refused-call.ts";
import type { Clock } from "#call/runtime.ts";
import { sessionOfProgram } from "#call/session.ts";
import type { Database } from "#database/database.ts";
import { Outage } from "#database/outage.ts";
import type { Command, WriteContext } from "#journal/command.ts";

import { findDueAlarms, takeAlarm, type Alarm } from "./alarm-store.ts";

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

/** Why alarms could not be carried out, by the location and the name of each. They stay due. */
export type AlarmFaults = ReadonlyMap<string, unknown>;

/**
 * Carries out what is due, also after one that failed: its fault is not that of another bill or location. Every server
 * of the database does so: a write has the key of its alarm, so that it happens once, and one that was missed while no
 * server ran is made up for.
 */
export async function carryOutAlarms(parts: AlarmParts): Promise<AlarmFaults> {
  const faults = new Map<string, unknown>();
  const now = parts.clock();
  for (const alarm of await findDueAlarms(parts.database, now)) {
    const name = `alarm-${alarm.kind}-${alarm.record}-${alarm.due_at}`;
    // One that is only looked at long before its time leaves the key of that time unused.
    const key = alarm.due_at > now ? `${name}-seen-${now}` : name;
    try {
      await carryOut(alarm, key, parts);
    } catch (error) {
      // The others would meet the same.
      if (error instanceof Outage) throw error;
      faults.set(`${alarm.location}: ${name}`, error);
    }
  }
  return faults;
}

async function carryOut(alarm: Alarm, key: string, { command, kinds }: AlarmParts): Promise<void> {
  const { location, kind, record, station } = alarm;
  const { action, run } = kinds[kind];
  const session = {
    ...sessionOfProgram("alarm", { location, staff: id<"staff">(1) }),
    station,
  };
  await command({ session, action, key, requestHash: "", isOwn: true }, async (context) => {
    // The work may set the next one. What a user has set since this one was found stays. As a refusal, it uses up no
    // key: if the time becomes this one again, as when a payment is taken back, the alarm still has its own.
    if (!(await takeAlarm(context, alarm))) return recordNotFound("Alarm", record);
    const reply = await run(context, record);
    return isRefused(reply) ? {} : reply;
  });
}
