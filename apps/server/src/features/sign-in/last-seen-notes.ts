import { setImmediate } from "node:timers/promises";

import { callTarget } from "@comanda/contract/call";
import { sendPing } from "@comanda/contract/ping";
import { msPerMinute, type Instant } from "@comanda/domain/time/instant";

import type { Database } from "#database/database.ts";
import type { IncomingCall } from "#http/incoming-call.ts";
import type { Log } from "#call/runtime.ts";

import { updateLastSeen } from "./session-end-store.ts";
import { createLruCache } from "./lru-cache.ts";
import type { StoredSession } from "./session-store.ts";

/** A till pings every 30 s, so nearly all of its calls write nothing. */
const noteIntervalMs = 5 * msPerMinute;

const maxEntries = 10_000;
const pingTarget = callTarget(sendPing);

export type LastSeenNotes = {
  /** Stores where and when a session was used: after the reply, and never during a write. */
  readonly note: (session: StoredSession, incoming: IncomingCall, at: Instant) => void;
  readonly settle: () => Promise<void>;
};

type Dependencies = { readonly database: Database; readonly log: Log };

export function lastSeenNotes({ database, log }: Dependencies): LastSeenNotes {
  const pending = new Set<Promise<void>>();
  // Further calls before the note is stored do not store it again.
  const notedAt = createLruCache<Instant>(maxEntries);
  const isDue = ({ id, lastSeenAt }: StoredSession, at: Instant): boolean =>
    at - Math.max(lastSeenAt, notedAt.get(id) ?? 0) >= noteIntervalMs;
  return {
    note: (session, { method, target, address }, at) => {
      const isSave = method !== "GET" && target !== pingTarget;
      if (isSave || !isDue(session, at)) return;
      notedAt.put(session.id, at);
      const written = setImmediate()
        .then(() => updateLastSeen(database, session.id, { address, at }))
        .catch((error: unknown) => log.error({ err: error }, "a session's last use"))
        .finally(() => pending.delete(written));
      pending.add(written);
    },
    settle: async () => {
      await Promise.all(pending);
    },
  };
}
