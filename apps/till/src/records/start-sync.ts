import { watchChanges } from "@comanda/contract/live";
import { runFollower, type Follower } from "@comanda/sync/follow/run-follower";
import type { FollowEvent, CachedState } from "@comanda/sync/follow/state";

import { release } from "#api/release.ts";
import { reportFault } from "#api/report-fault.ts";
import type { Session } from "#api/session.ts";

import { fetchChangesSince, toPositionQuery } from "./fetch-changes-since.ts";
import { applyStock } from "./apply-stock.ts";
import { restoreFromCache } from "./restore-from-cache.ts";
import type { Reference } from "./reference.ts";
import { showSyncState } from "./record-store.ts";
import { isSameSession } from "./same-session.ts";

let activeFollower: Follower<Reference> | null = null;

/** Sends an event to the sync engine, if one is running. */
export function notifySync(event: FollowEvent<Reference>): void {
  activeFollower?.dispatch(event);
}

const loadSyncModule = () => import("./sync-module.ts");

/**
 * Keeps the till's records up to date until it is stopped. A till that needs the lines of the bills for its first
 * screen waits for them; any other shows it with the open bills and loads the rest right after.
 */
export function startSync(session: Session, needsLines: boolean): () => void {
  const writer = crypto.randomUUID();
  // Loads while the device database is read: a restored till shows its first screen without it.
  const synced = loadSyncModule().catch(reportFault);
  const follower = runFollower<Reference>({
    release,
    inStock: applyStock,
    now: () => ({ ms: performance.now(), wallMs: Date.now() }),
    after: (ms, callBack) => {
      const timer = setTimeout(callBack, ms);
      return () => clearTimeout(timer);
    },
    open: () => restoreFromCache(session, synced),
    load: async (isFirst) => (await loadSyncModule()).loadRecords(isFirst && !needsLines),
    loadRest: async ({ ping }) => (await loadSyncModule()).loadRest(session, ping),
    loadReference: async () => (await loadSyncModule()).reloadReference(),
    ping: (position, bill) => fetchChangesSince(position, { bill }),
    stream: async (position, listener, ended) => {
      const { readStream } = await loadSyncModule();
      await readStream(watchChanges, { query: toPositionQuery(position) }, { ...listener, ended });
    },
    writeDevice: async (kept: CachedState<Reference>) => {
      const { writeRecordCache } = await loadSyncModule();
      if (isSameSession(session)) await writeRecordCache(session, writer, kept);
    },
    report: reportFault,
    onChange: (state) => {
      const isEnough = !needsLines || state.rest.kind === "here";
      if (isEnough && isSameSession(session)) showSyncState(state);
    },
  });
  activeFollower = follower;
  const handleVisibility = () => {
    follower.dispatch({ kind: document.visibilityState === "hidden" ? "hiding" : "nudged" });
  };
  const handleOnline = () => follower.dispatch({ kind: "nudged" });
  document.addEventListener("visibilitychange", handleVisibility);
  window.addEventListener("online", handleOnline);
  return () => {
    document.removeEventListener("visibilitychange", handleVisibility);
    window.removeEventListener("online", handleOnline);
    follower.stop();
    if (activeFollower === follower) activeFollower = null;
    if (!isSameSession(session)) void clearCache();
  };
}

/** After sign-out, no data of the venue stays on the device. */
async function clearCache(): Promise<void> {
  try {
    const { clearRecordCache } = await loadSyncModule();
    await clearRecordCache();
  } catch (error) {
    // If the database cannot be cleared, nothing could be stored in it either.
    reportFault(error);
  }
}
