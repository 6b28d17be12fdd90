import { promises as timers } from "node:timers";

import { instant, msPerDay, msPerHour, msPerMinute } from "@comanda/domain/time/instant";

import type { Database } from "#database/database.ts";
import type { Clock, Log } from "#call/runtime.ts";

import { findReplyLocations, removeRepliesBefore } from "#journal/expired-replies-store.ts";

/** No device repeats a request that it sent longer ago: it asks its user about presses as old as that. */
export const replyDays = 30;

/** A slice takes a few milliseconds; saves run between slices. */
const repliesPerSlice = 200;
const restMs = 100;

const firstAfterMs = msPerMinute;
const intervalMs = msPerHour;

type Dependencies = { readonly database: Database; readonly clock: Clock };

/** Removes the replies that no device asks for any more, in slices beside the sale. */
export async function expireReplies(
  { database, clock }: Dependencies,
  isStopped: () => boolean = () => false,
): Promise<void> {
  const before = instant(clock() - replyDays * msPerDay);
  const slice = { before, limit: repliesPerSlice };
  for (const location of await findReplyLocations(database)) {
    while (!isStopped() && (await removeRepliesBefore(database, location, slice))) {
      await timers.setTimeout(restMs);
    }
  }
}

/** Removes expired replies a minute after the start, and every hour. */
export function scheduleReplyExpiry(parts: Dependencies & { readonly log: Log }): {
  readonly stop: () => Promise<void>;
} {
  let running: Promise<void> | null = null;
  let isStopped = false;
  const expire = async (): Promise<void> => {
    try {
      await expireReplies(parts, () => isStopped);
    } catch (error: unknown) {
      parts.log.error({ err: error }, "replies did not expire");
    }
    running = null;
  };
  // A run that takes longer than the interval is the only one, so that stopping waits for all that runs.
  const run = (): void => {
    running ??= expire();
  };
  const first = setTimeout(run, firstAfterMs).unref();
  const hourly = setInterval(run, intervalMs).unref();
  return {
    stop: async () => {
      isStopped = true;
      clearTimeout(first);
      clearInterval(hourly);
      await running;
    },
  };
}
