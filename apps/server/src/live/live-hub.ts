import type { LocationId } from "@comanda/contract/wire";

import type { Log } from "#call/runtime.ts";
import type { Announcements } from "#journal/command.ts";

import { newBell, type Bell } from "./bell.ts";
import type { Notice } from "./notice.ts";
import { trackPresence, type BillPresence, type PresenceNotice } from "./presence.ts";
import { listenForNotices } from "./notice-store.ts";

/** Wakes the streams of a location when its journal has grown, here or at another server. */
export type LiveHub = Announcements & {
  readonly join: (location: LocationId) => Bell;
  readonly leave: (location: LocationId, bell: Bell) => void;
  /** Reports the bill on a till's screen to all others of its location. */
  readonly setPresence: (notice: PresenceNotice) => Promise<void>;
  readonly othersViewing: BillPresence["othersViewing"];
  readonly presenceChangeCount: BillPresence["changeCount"];
  readonly isClosed: () => boolean;
  /** Ends every stream. */
  readonly close: () => Promise<void>;
};

export function liveHub(databaseUrl: string | null, log: Log): LiveHub {
  const bells = new Map<number, Set<Bell>>();
  let isClosed = false;
  const wake = (location: number): void => {
    for (const bell of bells.get(location) ?? []) bell.ring();
  };
  const wakeAll = (): void => {
    for (const location of bells.keys()) wake(location);
  };
  const presence = trackPresence();
  const applyPresence = (notice: PresenceNotice): void => {
    if (presence.update(notice)) wake(notice.location);
  };
  const onNotice = (notice: Notice): void => {
    if (notice.kind === "row") wake(notice.location);
    else applyPresence(notice.presence);
  };
  const handlers = { onListening: wakeAll, onNotice, log };
  const notices = databaseUrl === null ? null : listenForNotices(databaseUrl, handlers);
  return {
    publish: async (location, sequence) => {
      // After the reply to the write: the other tills' streams read the row from the database.
      setImmediate(wake, location);
      notices?.broadcastRow(location, sequence);
    },
    othersViewing: presence.othersViewing,
    presenceChangeCount: presence.changeCount,
    setPresence: async (notice) => {
      applyPresence(notice);
      await notices?.broadcastPresence(notice);
    },
    join: (location) => {
      const bell = newBell();
      const joined = bells.get(location) ?? new Set();
      bells.set(location, joined.add(bell));
      return bell;
    },
    leave: (location, bell) => {
      bells.get(location)?.delete(bell);
    },
    isClosed: () => isClosed,
    close: async () => {
      isClosed = true;
      wakeAll();
      await notices?.close();
    },
  };
}
