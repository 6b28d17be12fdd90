import { msPerMinute, type Instant } from "@comanda/domain/time/instant";

import type { Database } from "#database/database.ts";
import type { Clock, Log } from "#call/runtime.ts";

import { findLatestUse, revokeAllSessions } from "./session-end-store.ts";

/** The only clock of a server: for sign-ins, signatures and stored times. */
export type ServerClock = {
  readonly now: Clock;
  /** Requests signed before this may have been seen by an earlier process, or before the clock was set back. */
  readonly beganAt: () => Instant;
  /** Waits until every session from before the clock was set back has ended; until then no request is accepted. */
  readonly whenSettled: () => Promise<void>;
};

type Dependencies = {
  readonly clock: Clock;
  readonly database: Database;
  /** Whether other servers, with their own clocks, use the database too. */
  readonly isShared: boolean;
  readonly log: Log;
};

/** The maximum difference between the clocks of two servers. */
const maxServerDifferenceMs = 4 * msPerMinute;

/**
 * A clock that was set back passes the same times twice, and requests signed in the first pass would be valid in the
 * second. So the sessions that could have signed them end.
 */
export async function createServerClock({
  clock,
  database,
  isShared,
  log,
}: Dependencies): Promise<ServerClock> {
  const latest = await findLatestTime(database, clock(), isShared);
  let beganAt = latest;
  let isDue = false;
  let ending: Promise<void> | null = null;
  const now = steadyClock({
    clock,
    latest,
    onSetBack: (at) => {
      beganAt = at;
      isDue = true;
    },
  });
  const end = async (): Promise<void> => {
    isDue = false;
    try {
      const count = await revokeAllSessions(database, now());
      log.warn({ sessions: count }, "the clock was set back: everyone signs in again");
    } catch (error) {
      isDue = true;
      throw error;
    }
  };
  return {
    now,
    beganAt: () => beganAt,
    whenSettled: async () => {
      if (!isDue && ending === null) return;
      ending ??= end().finally(() => {
        ending = null;
      });
      await ending;
    },
  };
}

async function findLatestTime(
  database: Database,
  now: Instant,
  isShared: boolean,
): Promise<Instant> {
  const latest = (await findLatestUse(database)) ?? now;
  const isAhead = latest > now + (isShared ? maxServerDifferenceMs : 0);
  return isAhead ? latest : now;
}

/** A clock that is corrected by less stands still until the time is reached again; a larger correction is applied. */
const maxHeldBackMs = msPerMinute;

type SteadyClockInput = {
  readonly clock: Clock;
  /** The latest known time: the clock may have been set back while the server was down. */
  readonly latest: Instant;
  /** The clock was set back so far that requests seen at later times must be excluded in another way. */
  readonly onSetBack: (now: Instant) => void;
};

/** A clock that goes back only after `onSetBack` was called. */
function steadyClock({ clock, latest: known, onSetBack }: SteadyClockInput): Clock {
  let latest = known;
  return () => {
    const now = clock();
    const isSetBack = now < latest - maxHeldBackMs;
    if (isSetBack) onSetBack(now);
    if (isSetBack || now > latest) latest = now;
    return latest;
  };
}
