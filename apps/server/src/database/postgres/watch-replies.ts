import type { ClientBase } from "pg";

import { socketOf } from "./socket-of.ts";

/** How long a reply may take on all connections of a pool; null while that is not limited. */
export type ReplyLimit = { ms: number | null };

export type ReplyWatch = {
  readonly sent: () => void;
  readonly answered: () => void;
};

/**
 * Ends a connection whose replies stop coming: everything that waits on it fails then, and the next connection is used.
 * The system notices only that a machine is gone, and after minutes; a proxy that hangs, or a commit that waits for a
 * standby, keeps the connection open for ever.
 */
export function watchReplies(client: ClientBase, limit: ReplyLimit): ReplyWatch {
  let waiting = 0;
  let lastMs = 0;
  let isTimed = false;
  const check = (): void => {
    isTimed = false;
    const { ms } = limit;
    if (waiting === 0 || ms === null) return;
    const quietMs = performance.now() - lastMs;
    if (quietMs < ms) return checkIn(ms - quietMs);
    const error = new Error(`PostgreSQL has not replied for ${ms / 1000} s`);
    socketOf(client).destroy(error);
  };
  const checkIn = (remainingMs: number): void => {
    isTimed = true;
    // After a pause of this process, replies that have arrived meanwhile are read first.
    setTimeout(() => setImmediate(check), remainingMs).unref();
  };
  return {
    sent: () => {
      if (waiting === 0) lastMs = performance.now();
      waiting += 1;
      if (!isTimed && limit.ms !== null) checkIn(limit.ms);
    },
    answered: () => {
      lastMs = performance.now();
      waiting -= 1;
    },
  };
}
