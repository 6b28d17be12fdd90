import type { LocationId } from "@comanda/domain/id";
import type { Instant } from "@comanda/domain/time/instant";

import type { Database } from "#database/database.ts";
import type { Session } from "#call/session.ts";

import type { ServerClock } from "./server-clock.ts";
import { isAcceptedKey, classifyKey } from "./classify-key.ts";
import { sessionFinder, type StoredSession } from "./session-store.ts";

export function isActive(session: StoredSession, at: Instant): boolean {
  return session.mayLogIn && !session.isRevoked && at < session.endsAt;
}

/** Whether the user may not work there, or works at another location right now. */
export function worksElsewhere(session: StoredSession, location: LocationId): boolean {
  const isElsewhere = session.location !== null && session.location !== location;
  return !session.mayWorkThere || isElsewhere;
}

export type SessionCheck = (session: Session) => Promise<boolean>;

/** Whether an accepted call would still be accepted now. */
export function createSessionCheck(database: Database, time: ServerClock): SessionCheck {
  const find = sessionFinder(database);
  return async ({ id, location, epoch }) => {
    const now = time.now();
    await time.whenSettled();
    const session = await find(id, location);
    if (session === null || !isActive(session, now) || worksElsewhere(session, location)) {
      return false;
    }
    return isAcceptedKey(classifyKey(session, { epoch, createdAt: now }, now));
  };
}
