import { watchChanges } from "@comanda/contract/live";
import { runFollower, type Follower } from "@comanda/sync/follow/run-follower";
import type { Event, Kept } from "@comanda/sync/follow/state";

import { release } from "#api/release.ts";
import { reportFault } from "#api/report-fault.ts";
import type { Session } from "#api/session.ts";

import { askSince, lastSeen } from "./fetch-changes-since.ts";
import { referenceInStock } from "./apply-stock.ts";
import { openKept } from "./restore-from-cache.ts";
import type { Reference } from "./reference.ts";
import { showFollowed } from "./record-store.ts";
import { isSameSession } from "./same-session.ts";

let running: Follower<Reference> | null = null;

/** Sends an event to the sync engine, if one is running. */
export function tellFollower(event: Event<Reference>): void {
  running?.tell(event);
}

const later = () => import("./sync-module.ts");

/** Keeps the till's records up to date until it is stopped. */
export function followVenue(session: Session): () => void {
  const writer = crypto.randomUUID();
  // Loads while the device database is read: a restored till shows its first screen without it.
  later().catch(reportFault);
  const follower = runFollower<Reference>({
    release,
    inStock: referenceInStock,
    now: () => ({ ms: performance.now(), wallMs: Date.now() }),
    after: (ms, callBack) => {
      const timer = setTimeout(callBack, ms);
      return () => clearTimeout(timer);
    },
    open: () => openKept(session),
    load: async () => (await later()).loadRecords(),
    loadReference: async () => (await later()).loadReferenceAgain(),
    ping: (seen, bill) => askSince(seen, { bill }),
    stream: async (seen, listener, ended) => {
      const { readStream } = await later();
      await readStream(watchChanges, { query: lastSeen(seen) }, { ...listener, ended });
    },
    writeDevice: async (kept: Kept<Reference>) => {
      const { writeKept } = await later();
      if (isSameSession(session)) await writeKept(session, writer, kept);
    },
    report: reportFault,
    onChange: (state) => {
      if (isSameSession(session)) showFollowed(state);
    },
  });
  running = follower;
  const handleVisibility = () => {
    follower.tell({ kind: document.visibilityState === "hidden" ? "hiding" : "nudged" });
  };
  const handleOnline = () => follower.tell({ kind: "nudged" });
  document.addEventListener("visibilitychange", handleVisibility);
  window.addEventListener("online", handleOnline);
  return () => {
    document.removeEventListener("visibilitychange", handleVisibility);
    window.removeEventListener("online", handleOnline);
    follower.stop();
    if (running === follower) running = null;
    if (!isSameSession(session)) void forgetKept();
  };
}

/** After sign-out, no data of the venue stays on the device. */
async function forgetKept(): Promise<void> {
  try {
    const { forgetKeptRecords } = await later();
    await forgetKeptRecords();
  } catch (error) {
    // If the database cannot be cleared, nothing could be stored in it either.
    reportFault(error);
  }
}
