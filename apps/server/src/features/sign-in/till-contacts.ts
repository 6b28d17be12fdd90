import { instant, msPerMinute, type Instant } from "@comanda/domain/time/instant";

import { recentlyUsed } from "./recently-used.ts";
import type { StoredSession } from "./session-store.ts";

/** A press may wait so long: on the screen, or in a till that is back and delivers what it has kept. */
const deliveryMs = 5 * msPerMinute;

/** A till that is there says so every 30 s. After a longer silence it was away. */
const awayMs = msPerMinute;

const maximumKept = 10_000;

type Contact = {
  readonly sessionBegan: Instant;
  readonly latest: Instant;
  /** The last time that it was heard before its latest absence, and the first time after it. */
  readonly awaySince: Instant;
  readonly backAt: Instant;
};

export type TillContacts = {
  /** Called for every signed call. */
  readonly hear: (
    session: Pick<StoredSession, "id" | "createdAt" | "lastSeenAt">,
    at: Instant,
  ) => void;
  /**
   * How far back presses of a session count as old as they say: not beyond its beginning, and no more than five minutes
   * beyond the last contact. For a till that has just come back that is the contact before its absence.
   */
  readonly oldestPress: (session: string, at: Instant) => Instant;
};

/**
 * Remembers when tills were heard. After a restart, or of a session that another server has heard, it begins with what
 * the database says of its last use, which may be five minutes too early.
 */
export function tillContacts(): TillContacts {
  const contacts = recentlyUsed<Contact>(maximumKept);
  return {
    hear: ({ id, createdAt, lastSeenAt }, at) => {
      const known = contacts.get(id) ?? fromDatabase(createdAt, lastSeenAt);
      const isBack = at - known.latest > awayMs;
      const absence = isBack ? { awaySince: known.latest, backAt: at } : {};
      contacts.put(id, { ...known, ...absence, sessionBegan: createdAt, latest: at });
    },
    oldestPress: (session, at) => {
      const contact = contacts.get(session);
      if (contact === undefined) return at;
      const { sessionBegan, awaySince, backAt, latest } = contact;
      const last = at - backAt <= deliveryMs ? awaySince : latest;
      return instant(Math.max(sessionBegan, last - deliveryMs));
    },
  };
}

function fromDatabase(sessionBegan: Instant, lastSeenAt: Instant): Contact {
  const latest = instant(Math.max(sessionBegan, lastSeenAt));
  return { sessionBegan, latest, awaySince: latest, backAt: latest };
}
