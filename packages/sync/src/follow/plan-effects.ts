import {
  mayRetryReferenceData,
  pingTickMs,
  pingWithPushMs,
  ticksBetweenPings,
} from "@comanda/domain/venue/timing";

import { connectionOf, type FollowEffect, type FollowState, type ClockReading } from "./state.ts";
import { retryPauseMs } from "./update-state.ts";

/** A live stream sends a sign of life at least this often. */
export const streamSilenceMs = 35_000;

type PlannedStep<Reference> = {
  readonly state: FollowState<Reference>;
  readonly effects: readonly FollowEffect[];
};

/** Starts everything that is due. Each part sees the state that the previous one left. */
export function planEffects<Reference>(
  state: FollowState<Reference>,
  { ms }: ClockReading,
): PlannedStep<Reference> {
  const effects: FollowEffect[] = [];
  let next = state;
  const start = (
    kind: "load" | "load-rest" | "load-reference" | "open-stream" | "ping",
    seen = next.chain,
  ): number => {
    const id = next.nextId;
    effects.push({ kind, id, seen, bill: next.viewedBill });
    next = { ...next, nextId: id + 1 };
    return id;
  };
  const closeStream = (): void => {
    if (next.stream.kind === "closed") return;
    effects.push({ kind: "close-stream", id: next.stream.id });
    next = { ...next, stream: { kind: "closed", openAtMs: ms } };
  };
  if (loadDueMs(next) <= ms) {
    closeStream();
    const load = { kind: "loading", id: start("load"), failures: next.load.failures } as const;
    // Rows that arrive meanwhile apply after the load; those already waiting may be of a journal that is gone.
    next = { ...next, load, waiting: new Map() };
  }
  if (next.rest.kind === "missing" && restDueMs(next) <= ms) {
    const id = start("load-rest", next.rest.since);
    next = { ...next, rest: { ...next.rest, kind: "loading", id } };
  }
  if (next.stream.kind !== "closed" && streamDueMs(next) <= ms) closeStream();
  if (streamDueMs(next) <= ms) {
    const id = start("open-stream");
    next = { ...next, stream: { kind: "opening", id, heardAtMs: ms } };
  }
  if (pingDueMs(next) <= ms) {
    const newest = Math.max(next.ping, next.billsAsOf, ...next.waiting.keys());
    const { viewedBill: bill } = next;
    const id = start("ping");
    next = { ...next, pinging: { kind: "asking", id, bill, newest } };
  }
  if (referenceDueMs(next) <= ms) {
    const referenceLoad = { kind: "loading", id: start("load-reference") } as const;
    // Changes during the load make it outdated again.
    next = { ...next, referenceLoad, isReferenceOld: false };
  }
  if (deviceDueMs(next) <= ms) {
    effects.push({ kind: "write-device" });
    next = { ...next, device: { kind: "writing", isBehindAgain: false } };
  }
  return { state: next, effects };
}

/** When something is due that no event announces. */
export function nextDueMs<Reference>(state: FollowState<Reference>): number {
  return Math.min(
    loadDueMs(state),
    restDueMs(state),
    streamDueMs(state),
    pingDueMs(state),
    referenceDueMs(state),
    deviceDueMs(state),
  );
}

function loadDueMs<Reference>({ load, isReady, isFromCache }: FollowState<Reference>): number {
  if (load.kind === "wanted") return load.atMs;
  if (load.kind === "loading" || load.failures === 0) return Infinity;
  // A till that shows nothing gives up after some attempts, until a person retries; a working one continues on its own.
  if (isFromCache || (!isReady && !mayRetryReferenceData(load.failures - 1))) return Infinity;
  return load.lastAtMs + retryPauseMs(load.failures);
}

/** A whole load brings the rest, too. */
function restDueMs<Reference>({ rest, load }: FollowState<Reference>): number {
  return rest.kind === "missing" && load.kind === "resting" ? rest.atMs : Infinity;
}

/** When a stream is opened, or closed because it has been silent for too long. */
function streamDueMs<Reference>(state: FollowState<Reference>): number {
  const { stream } = state;
  if (stream.kind !== "closed") return stream.heardAtMs + streamSilenceMs;
  return state.isReady && !state.isFromCache && state.load.kind !== "loading"
    ? stream.openAtMs
    : Infinity;
}

function pingDueMs<Reference>(state: FollowState<Reference>): number {
  const { pinging, waiting, viewedBill, reportedBill, load } = state;
  if (!state.isReady || pinging.kind === "asking" || load.kind === "loading") return Infinity;
  // Rows are missing, or the other tills do not know which bill is on this screen.
  const isUrgent = waiting.size > 0 || viewedBill !== reportedBill;
  if (isUrgent) return pinging.askedAtMs + pingTickMs;
  const isLive = connectionOf(state) === "live";
  return pinging.askedAtMs + (isLive ? pingWithPushMs : ticksBetweenPings * pingTickMs);
}

function referenceDueMs<Reference>(state: FollowState<Reference>): number {
  const { referenceLoad, isReferenceOld, isReady, isFromCache, isLost, load } = state;
  const isDue = isReferenceOld && isReady && !isFromCache && !isLost && load.kind !== "loading";
  return isDue && referenceLoad.kind === "resting" ? referenceLoad.notBeforeMs : Infinity;
}

/** Records are not stored in part, nor while they are ahead of the row under which they would be stored. */
function deviceDueMs<Reference>({ device, ahead, rest }: FollowState<Reference>): number {
  const isWhole = ahead.size === 0 && rest.kind === "here";
  return device.kind === "behind" && isWhole ? device.writeAtMs : Infinity;
}
