import { watchChanges } from "@comanda/contract/live";
import { runFollower, type Follower } from "@comanda/sync/follow/run-follower";
import type { CachedState, OpenedCache } from "@comanda/sync/follow/state";

import { serverNow } from "#api/clock.ts";
import { readStream } from "#api/events.ts";
import { release } from "#api/release.ts";
import { reportFault } from "#api/report-fault.ts";
import type { Session } from "#api/session.ts";

import { applyStock } from "./apply-stock.ts";
import { fetchChangesSince, toPositionQuery } from "./fetch-changes-since.ts";
import { loadRecords, reloadReference } from "./load-records.ts";
import { loadRest } from "./load-rest.ts";
import { showSyncState } from "./record-store.ts";
import type { Reference } from "./reference.ts";
import { isSameSession } from "./same-session.ts";
import { shareStreams } from "./share-streams.ts";
import { writeRecordCache } from "./write-record-cache.ts";

const readInTurn = shareStreams({
  attention: () => {
    if (document.visibilityState === "hidden") return 0;
    return document.hasFocus() ? 2 : 1;
  },
  now: () => performance.now(),
});

export type FollowedVenue = {
  readonly session: Session;
  /** The first screen needs the lines of the bills, so nothing is shown before they are here. */
  readonly needsLines: boolean;
  readonly opened: Promise<OpenedCache<Reference>>;
};

/** Runs the sync engine from what the device has cached. */
export function followVenue({ session, needsLines, opened }: FollowedVenue): Follower<Reference> {
  const writer = crypto.randomUUID();
  return runFollower<Reference>({
    release,
    inStock: applyStock,
    now: () => ({ ms: performance.now(), wallMs: serverNow() }),
    after: (ms, callBack) => {
      const timer = setTimeout(callBack, ms);
      return () => clearTimeout(timer);
    },
    open: () => opened,
    load: (isFirst) => loadRecords(isFirst && !needsLines),
    loadRest: ({ ping }) => loadRest(session, ping),
    loadReference: reloadReference,
    ping: (position, bill) => fetchChangesSince(position, { bill }),
    stream: (position, listener, wanted) =>
      readInTurn(
        (ended) =>
          readStream(watchChanges, { query: toPositionQuery(position) }, { ...listener, ended }),
        wanted,
      ),
    writeDevice: async (kept: CachedState<Reference>) => {
      if (isSameSession(session)) await writeRecordCache(session, writer, kept);
    },
    report: reportFault,
    onChange: (state) => {
      const isEnough = !needsLines || state.rest.kind === "here";
      if (isEnough && isSameSession(session)) showSyncState(state);
    },
  });
}
