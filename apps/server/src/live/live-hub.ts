import type { LocationId } from "@comanda/contract/wire";

import type { Announcements } from "#journal/command.ts";

import { newBell, type Bell } from "./bell.ts";
import { hearNotices, sendNotice } from "./notice-store.ts";

/** Wakes the streams of a location when its journal has grown, here or at another server. */
export type LiveHub = Announcements & {
  readonly join: (location: LocationId) => Bell;
  readonly leave: (location: LocationId, bell: Bell) => void;
  readonly isClosed: () => boolean;
  /** Every stream ends. */
  readonly close: () => Promise<void>;
};

export function liveHub(databaseUrl: string | null): LiveHub {
  const bells = new Map<number, Set<Bell>>();
  let isClosed = false;
  const wake = (location: number): void => {
    for (const bell of bells.get(location) ?? []) bell.ring();
  };
  const wakeAll = (): void => {
    for (const location of bells.keys()) wake(location);
  };
  const hearing = databaseUrl === null ? null : hearNotices(databaseUrl, { wake, wakeAll });
  return {
    announce: async (tx, location, sequence) => {
      if (hearing !== null) await sendNotice(tx, location, sequence);
    },
    publish: wake,
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
      await hearing?.close();
    },
  };
}
