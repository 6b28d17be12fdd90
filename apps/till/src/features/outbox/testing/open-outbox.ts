import { refusalMessages } from "@comanda/contract/all-refusals";
import type { BillBody } from "@comanda/sync/outbox/intent";
import { expect, vi } from "vitest";

import type { Session } from "#api/session.ts";

import { done, openTill, type Answer, type Heard } from "./open-till.ts";

export const orderCall = "POST /api/bill/new";
export const roundCall = "PUT /api/bill/update";
export const ticketsCall = "POST /api/bill/print-product-group-ticket";
export const paperCall = (bill: number) => `GET /api/bill/${bill}/0/1`;

export const lockName = "comanda.outbox";
const { locks } = navigator;

const noPapers = () => done({ printerServerAddress: "", jobs: [] });
/** Refuses a call for a business rule. */
export function refusing(code: keyof typeof refusalMessages, more: object): Answer {
  const { status, message } = refusalMessages[code];
  return () => Response.json({ code, message, ...more }, { status });
}

/** A server that does as it is asked: a new order becomes bill 41. */
export const working: Answer = ({ call }) => {
  if (call === orderCall) return done({ id: 41, number: 41 });
  if (call === roundCall) return done({ id: 1, version: 2 });
  return noPapers();
};

/** Answers as `first` does, as often as it has an answer, and works after that. */
export function workingAfter(...first: readonly Answer[]): Answer {
  const left = [...first];
  return (request) => (left.shift() ?? working)(request);
}

const stops: (() => void)[] = [];

/** Stops the outboxes of a test, and what it has opened besides. */
export async function closeOutboxes(): Promise<void> {
  for (const stop of stops.splice(0)) stop();
  vi.useRealTimers();
  await untilNothingIsSent();
}

/** An outbox that is stopped still ends what it was sending; the lock is free after that. */
export async function untilNothingIsSent(): Promise<void> {
  await locks.request(lockName, async () => {});
}

/** A till whose outbox runs, with a server that answers like this while the till is connected. */
export async function openOutbox(answer: Answer = working, storage?: object) {
  const till = await openTill(answer);
  // Nothing is repeated because time has passed, but because a test says so.
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  vi.stubGlobal("navigator", { locks, storage });
  const { startOutbox, changeOutbox } = await import("../start-outbox.ts");
  const { useIntents } = await import("../intents-store.ts");
  const { useOutbox } = await import("#records/outbox-link.ts");
  const { useNotices } = await import("../../notice/notice-store.ts");
  const connect = (connection: "live" | "lost") => till.recordStore.setState({ connection });
  const start = async (session: Session = till.session) => {
    const stop = startOutbox(session);
    stops.push(stop);
    await until(() => expect(useOutbox.getState().enqueue).not.toBeNull());
    return stop;
  };
  const keep = async (body: BillBody) => {
    const { enqueue } = useOutbox.getState();
    if (enqueue === null) throw new Error("The outbox is not running");
    const kept = await enqueue(body, false);
    if (!kept.ok) throw new Error(kept.failure.message);
    return kept.id;
  };
  const intents = () => useIntents.getState().intents;
  return {
    ...till,
    start,
    keep,
    connect,
    intents,
    changeOutbox,
    atEnd: (stop: () => void) => void stops.push(stop),
    useIntents,
    useOutbox,
    useNotices,
  };
}

const timeoutMs = 5000;

/** Waits until the till shows or the server has what is expected; no timer of the till ends meanwhile. */
export async function until(expectation: () => void): Promise<void> {
  const endMs = performance.now() + timeoutMs;
  for (;;) {
    try {
      return expectation();
    } catch (error) {
      if (performance.now() > endMs) throw error;
      await new Promise((resolve) => void setImmediate(resolve));
    }
  }
}

/** The till finds its server again. */
export function wakeUp({ connect }: { readonly connect: (connection: "live" | "lost") => void }) {
  connect("lost");
  connect("live");
}
export const callsOf = (heard: readonly Heard[]) => heard.map(({ call }) => call);
