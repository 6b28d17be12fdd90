import { setImmediate } from "node:timers/promises";

import type { CallPermission } from "@comanda/contract/call";
import type { LocationId, StaffId, StationId } from "@comanda/domain/id";
import { msPerMinute, type Instant } from "@comanda/domain/time/instant";

import type { Database } from "#database/database.ts";
import type { Clock, Log, RandomBytes } from "#call/runtime.ts";
import type { Command } from "#journal/command.ts";

import { createLruCache } from "./lru-cache.ts";
import { insertSignInEvent } from "./sign-in-event-store.ts";

export type SignInEvent = {
  readonly kind: "signed-in" | "failed" | "signed-out" | "key-reused";
  readonly staff: StaffId;
  readonly permissions: readonly CallPermission[];
  /** The journal to write to; null for a user who may work nowhere. */
  readonly location: LocationId | null;
  readonly station: StationId | null;
  readonly session: string | null;
  readonly epoch: number;
  readonly address: string | null;
};

/** The write that accompanies the event. False if there was nothing to do, and so no event. */
type AccompanyingWrite = (database: Database, at: Instant) => Promise<boolean>;

export type SignInJournal = {
  /** Whether there was something to do. */
  readonly record: (event: SignInEvent, alongside: AccompanyingWrite) => Promise<boolean>;
  /**
   * After the reply, so that its time does not reveal which users exist, and at most once a minute for each user
   * and each session that asked for an approval: a wrong password elsewhere must not hide who else guesses.
   */
  readonly recordFailure: (event: SignInEvent) => void;
  readonly settle: () => Promise<void>;
};

type Dependencies = {
  readonly database: Database;
  readonly clock: Clock;
  readonly randomBytes: RandomBytes;
  readonly command: Command;
  readonly log: Log;
};

const maxRememberedFailures = 10_000;

/** Records sign-ins and sign-outs in the journal of the location where the user works. */
export function signInJournal(parts: Dependencies): SignInJournal {
  const pending = new Set<Promise<unknown>>();
  const failedAt = createLruCache<Instant>(maxRememberedFailures);
  return {
    record: (event, alongside) => recordEvent(parts, event, alongside),
    recordFailure: (event) => {
      const now = parts.clock();
      const who = `${event.staff} ${event.session ?? ""}`;
      const last = failedAt.get(who);
      if (last !== undefined && Math.abs(now - last) < msPerMinute) return;
      failedAt.put(who, now);
      const written = setImmediate()
        .then(() => recordEvent(parts, event, async () => true))
        .catch((error: unknown) => parts.log.error({ err: error }, "a failed sign-in"))
        .finally(() => pending.delete(written));
      pending.add(written);
    },
    settle: async () => {
      await Promise.all(pending);
    },
  };
}

async function recordEvent(
  { database, clock, randomBytes, command }: Dependencies,
  event: SignInEvent,
  alongside: AccompanyingWrite,
): Promise<boolean> {
  const { kind, staff, permissions, location, station, session, epoch, address } = event;
  if (location === null) return alongside(database, clock());
  const request = {
    session: { id: session ?? "", staff, permissions, location, station, epoch },
    action: kind,
    key: randomBytes(16).toString("hex"),
    requestHash: "",
  };
  let isDone = false;
  await command(request, async ({ tx, at, changes }) => {
    isDone = await alongside(tx, at);
    if (isDone) {
      const row = { location, kind, staff, session, address, at };
      await insertSignInEvent({ tx, changes }, row);
    }
    return {};
  });
  return isDone;
}
