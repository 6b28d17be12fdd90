import type { Follower } from "@comanda/sync/follow/run-follower";
import type { FollowEvent } from "@comanda/sync/follow/state";

import { networkError } from "#api/failure.ts";
import { reportFault } from "#api/report-fault.ts";
import type { Session } from "#api/session.ts";

import type { FollowedVenue } from "./follow-venue.ts";
import { restoreFromCache } from "./restore-from-cache.ts";
import { recordStore } from "./record-store.ts";
import type { Reference } from "./reference.ts";
import { isSameSession } from "./same-session.ts";

type Notify = (event: FollowEvent<Reference>) => void;

const ignore: Notify = () => {};
let notify = ignore;

/** Sends an event to the sync engine, if it runs or is about to. */
export function notifySync(event: FollowEvent<Reference>): void {
  notify(event);
}

const loadSyncModule = () => import("./sync-module.ts");

/** Starts loading the sync engine before the screen is built. */
export function prefetchSync(): void {
  loadSyncModule().catch(reportFault);
}

/**
 * Keeps the till's records up to date until it is stopped. A till that needs the lines of the bills for its first
 * screen waits for them; any other shows it with the open bills and loads the rest right after.
 */
export function startSync(session: Session, needsLines: boolean): () => void {
  const opened = restoreFromCache(session);
  // Until the engine's file is here, nothing else waits for the cache.
  opened.catch(reportFault);
  const stop = runEngine({ session, needsLines, opened });
  document.addEventListener("visibilitychange", handleVisibility);
  window.addEventListener("online", handleOnline);
  return () => {
    document.removeEventListener("visibilitychange", handleVisibility);
    window.removeEventListener("online", handleOnline);
    stop();
    if (!isSameSession(session)) void clearCache();
  };
}

function handleVisibility(): void {
  notify({ kind: document.visibilityState === "hidden" ? "hiding" : "nudged" });
}

function handleOnline(): void {
  notify({ kind: "nudged" });
}

/** Events that come before its file is here wait for it. Without the file a user may only ask for it again. */
function runEngine(venue: FollowedVenue): () => void {
  let follower: Follower<Reference> | null = null;
  let isStopped = false;
  const run = async () => {
    const early: FollowEvent<Reference>[] = [];
    notify = (event) => void early.push(event);
    try {
      const { followVenue } = await loadSyncModule();
      if (isStopped) return;
      follower = followVenue(venue);
      notify = follower.dispatch;
      for (const event of early) notify(event);
    } catch (error) {
      reportFault(error);
      if (!isStopped) showMissing();
    }
  };
  const showMissing = () => {
    recordStore.setState({ failure: networkError });
    notify = ({ kind }) => {
      if (kind !== "load-asked") return;
      recordStore.setState({ failure: null });
      void run();
    };
  };
  void run();
  return () => {
    isStopped = true;
    notify = ignore;
    follower?.stop();
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
