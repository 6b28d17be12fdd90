import type { LocationId } from "@comanda/domain/id";
import type { Instant } from "@comanda/domain/time/instant";

import type { Database } from "#database/database.ts";

import { nonceMemory, type NonceUse } from "./nonce-memory.ts";
import { sessionFinder, type StoredSession } from "./session-store.ts";

/** A request with a correct digest. */
export type GenuineRequest = {
  readonly session: string;
  readonly nonce: string;
  readonly location: LocationId;
  readonly createdAt: Instant;
};

export type GuardedRequest = { readonly session: StoredSession | null; readonly use: NonceUse };

/** Remembers the requests it has seen, so that none is executed twice. */
export type ReplayGuard = {
  /** A request created before this may have been seen by an earlier process. */
  readonly beganAt: () => Instant | null;
  /** Checks without the database. */
  readonly isReplay: (request: GenuineRequest, now: Instant) => boolean;
  /** Remembers the request and loads its session. */
  readonly admit: (request: GenuineRequest, now: Instant) => Promise<GuardedRequest>;
};

/** For the only process on its database. */
export function createLocalReplayGuard(database: Database, beganAt: () => Instant): ReplayGuard {
  const nonces = nonceMemory();
  const find = sessionFinder(database);
  return {
    beganAt,
    isReplay: ({ session, nonce }, now) => nonces.isUsed(session + nonce, now),
    admit: async ({ session, nonce, location }, now) => {
      const use = nonces.use(session + nonce, now);
      return { session: await find(session, location), use };
    },
  };
}
