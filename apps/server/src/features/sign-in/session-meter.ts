import { msPerSecond, type Instant } from "@comanda/domain/time/instant";

import { createLruCache } from "./lru-cache.ts";

export type SessionMeter = {
  /** Whether the session has used up its calls of this second. */
  readonly isOver: (session: string, now: Instant) => boolean;
  /** Counts a call, and returns the number of calls with the key of this epoch. */
  readonly count: (session: string, epoch: number, now: Instant) => number;
};

type CallCounts = { second: number; inSecond: number; epoch: number; inEpoch: number };

const maximumSessions = 10_000;

/**
 * Counts the calls of each session in this process. Losing counts, or other processes counting separately, does no
 * harm.
 */
export function sessionMeter(callsPerSecond: number): SessionMeter {
  const sessions = createLruCache<CallCounts>(maximumSessions);
  return {
    isOver: (session, now) => {
      const readings = sessions.get(session);
      if (readings === undefined || readings.second !== secondOf(now)) return false;
      return readings.inSecond >= callsPerSecond;
    },
    count: (session, epoch, now) => {
      const second = secondOf(now);
      const last = sessions.get(session);
      const inSecond = last?.second === second ? last.inSecond + 1 : 1;
      const inEpoch = last?.epoch === epoch ? last.inEpoch + 1 : 1;
      if (last === undefined) sessions.put(session, { second, inSecond, epoch, inEpoch });
      else Object.assign(last, { second, inSecond, epoch, inEpoch });
      return inEpoch;
    },
  };
}

function secondOf(now: Instant): number {
  return Math.floor(now / msPerSecond);
}
