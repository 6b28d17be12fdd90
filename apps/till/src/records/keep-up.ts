import { billsAtHand, billsAtHandEvent } from "@comanda/contract/at-hand";
import { watchChanges } from "@comanda/contract/live";
import type { BillId } from "@comanda/domain/id";
import {
  isPingFailureShown,
  mayRetryReferenceData,
  pingTickMs,
  pingWithPushMs,
  ticksBetweenPings,
} from "@comanda/domain/venue/pace";

import { eventsOf } from "#api/events.ts";
import { fits } from "#api/fits.ts";
import { release } from "#api/release.ts";
import type { Session } from "#api/session.ts";

import { askSince, lastSeen } from "./ask-since.ts";
import { beginWithKept } from "./begin-with-kept.ts";
import { loadRecords, loadReferenceAgain } from "./load-records.ts";
import {
  connect,
  hasGap,
  hear,
  receiveRows,
  recordStore,
  type Connection,
} from "./record-store.ts";
import { isSameSession } from "./same-session.ts";

/** From one try to connect to the next. */
const reconnectMs = 1000;

/** Keeps what this till knows current until it is stopped: by live push, and by pings where that fails. */
export function keepUp(session: Session): () => void {
  const stopped = new AbortController();
  const { signal } = stopped;
  void watch(session, signal);
  void pingOnAndOn(session, signal);
  return () => stopped.abort();
}

/** Streams end, with the network or with the server; each is followed by the next. */
async function watch(session: Session, signal: AbortSignal): Promise<void> {
  await beginWithKept(session);
  let loads = 0;
  // oxlint-disable no-await-in-loop -- one connection after the other
  while (goesOn(session, signal)) {
    // Reference data that does not come is asked for again, fewer than five times; then somebody has to ask.
    if (!isReady() && (loads === 0 || mayRetryReferenceData(loads - 1))) {
      await loadRecords(session);
      loads += 1;
    }
    // What this device kept may be of an old menu: all is loaded again as soon as a ping is answered.
    if (isReady() && !isKept()) await readStream(session, signal);
    else if (isKept() && connection() !== "lost") await loadRecords(session);
    if (connection() === "live") connect("polling");
    await pause(reconnectMs, signal);
  }
  // oxlint-enable no-await-in-loop
}

function isKept(): boolean {
  return recordStore.getState().isKept;
}

function isReferenceOld(): boolean {
  return isReady() && recordStore.getState().isReferenceOld && connection() !== "lost";
}

function isReady(): boolean {
  return recordStore.getState().isReady;
}

async function readStream(session: Session, signal: AbortSignal): Promise<void> {
  const query = lastSeen(recordStore.getState());
  for await (const event of eventsOf(watchChanges, { query }, signal)) {
    hear();
    connect("live");
    if (event.name === null && fits(watchChanges.reply, event.data)) receiveRows([event.data]);
    else if (event.name === "reload") await loadRecords(session);
    else if (event.name === billsAtHandEvent) hearAtHand(event.data);
  }
}

function hearAtHand(data: unknown): void {
  if (fits(billsAtHand, data)) recordStore.setState({ atHand: data });
}

let failuresInARow = 0;
/** The bill that the server knows to be on this screen. */
let toldAtHand: BillId | null = null;

async function pingOnAndOn(session: Session, signal: AbortSignal): Promise<void> {
  // oxlint-disable no-await-in-loop -- one ping after the other
  for (let sinceLastMs = 0; goesOn(session, signal); sinceLastMs += pingTickMs) {
    await pause(pingTickMs, signal);
    const dueMs = connection() === "live" ? pingWithPushMs : ticksBetweenPings * pingTickMs;
    if (isReferenceOld() && goesOn(session, signal)) await loadReferenceAgain(session);
    if (isReady() && goesOn(session, signal) && (sinceLastMs >= dueMs || hasGap() || isUntold())) {
      await askForMissed(session);
      sinceLastMs = 0;
    }
  }
  // oxlint-enable no-await-in-loop
}

/** Asks for what was missed, and whether this till is still of the release that the server serves. */
async function askForMissed(session: Session): Promise<void> {
  const now = recordStore.getState();
  const bill = now.billAtHand;
  const outcome = await askSince(now, { bill });
  if (!isSameSession(session)) return;
  if (!outcome.ok) {
    failuresInARow += 1;
    if (isPingFailureShown(failuresInARow)) connect("lost");
    return;
  }
  failuresInARow = 0;
  hear();
  if (connection() === "lost") connect("polling");
  const { reply } = outcome;
  toldAtHand = bill;
  recordStore.setState({ atHand: reply.atHand });
  if (release !== null && reply.release !== release) recordStore.setState({ isOutdated: true });
  else if (reply.reload) await loadRecords(session);
  receiveRows(reply.rows);
}

function isUntold(): boolean {
  return recordStore.getState().billAtHand !== toldAtHand;
}

function goesOn(session: Session, signal: AbortSignal): boolean {
  return !signal.aborted && isSameSession(session);
}

function connection(): Connection {
  return recordStore.getState().connection;
}

function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, ms);
    signal.addEventListener("abort", () => {
      clearTimeout(timer);
      resolve();
    });
  });
}
