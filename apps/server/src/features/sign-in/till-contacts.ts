import { instant, msPerMinute, type Instant } from "@comanda/domain/time/instant";

import { createLruCache } from "./lru-cache.ts";
import type { StoredSession } from "./session-store.ts";

/** How long a press may be delayed: on the screen, or while a till that is back online sends its outbox. */
const maxDeliveryDelayMs = 5 * msPerMinute;

/** A till that is online pings every 30 s. After a longer silence it was offline. */
const offlineAfterMs = msPerMinute;

const maxContacts = 10_000;

type Contact = {
  readonly sessionBegan: Instant;
  readonly latest: Instant;
  /** The last contact before its latest absence, and the first one after it. */
  readonly awaySince: Instant;
  readonly backAt: Instant;
};

export type TillContacts = {
  /** Called for every signed call. */
  readonly noteContact: (
    session: Pick<StoredSession, "id" | "createdAt" | "lastSeenAt">,
    at: Instant,
  ) => void;
  /**
   * The earliest time that presses of a session may claim: not before its start, and at most five minutes before the
   * last contact. For a till that has just come back, that is the contact before its absence.
   */
  readonly oldestPress: (session: string, at: Instant) => Instant;
};

/**
 * Remembers the contacts of tills. After a restart, or for a session last seen by another server, it starts with the
 * last use in the database, which may be five minutes too early.
 */
export function tillContacts(): TillContacts {
  const contacts = createLruCache<Contact>(maxContacts);
  return {
    noteContact: ({ id, createdAt, lastSeenAt }, at) => {
      const known = contacts.get(id) ?? contactFromDatabase(createdAt, lastSeenAt);
      const isBack = at - known.latest > offlineAfterMs;
      const absence = isBack ? { awaySince: known.latest, backAt: at } : {};
      contacts.put(id, { ...known, ...absence, sessionBegan: createdAt, latest: at });
    },
    oldestPress: (session, at) => {
      const contact = contacts.get(session);
      if (contact === undefined) return at;
      const { sessionBegan, awaySince, backAt, latest } = contact;
      const last = at - backAt <= maxDeliveryDelayMs ? awaySince : latest;
      return instant(Math.max(sessionBegan, last - maxDeliveryDelayMs));
    },
  };
}

function contactFromDatabase(sessionBegan: Instant, lastSeenAt: Instant): Contact {
  const latest = instant(Math.max(sessionBegan, lastSeenAt));
  return { sessionBegan, latest, awaySince: latest, backAt: latest };
}
