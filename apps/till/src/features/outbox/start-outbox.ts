import type { Session } from "#api/session.ts";
import { outboxMessages } from "#language/outbox-messages.ts";
import { keepRecords } from "#records/keep-records.ts";
import { useOutbox, type BillBody } from "#records/outbox-link.ts";
import { layOver, recordStore } from "#records/record-store.ts";

import { sayNotice } from "../notice/index.ts";
import { printAfter } from "../papers/index.ts";
import { deliver } from "./deliver.ts";
import { holdBack, holdLeaving } from "./hold-back.ts";
import { useIntents } from "./intents-store.ts";
import { keepIntent } from "./keep-intent.ts";
import { showIntents } from "./lay-now.ts";
import { outboxAt, type OutboxStore } from "./outbox-store.ts";
import { sendIntent } from "./send-intent.ts";
import { waker, type Waker } from "./waker.ts";
import type { Step } from "./waiting-line.ts";
import type { Intent } from "./intent.ts";

/** Of several windows one sends; the others keep, and tell it. */
const oneWriter = "comanda.outbox";
const tryAgainMs = 2000;
const lookAgainMs = 60_000;

type Outbox = Waker & {
  readonly store: OutboxStore;
  readonly signal: AbortSignal;
  /** Shows what lies on the device, here and in other windows. */
  readonly tell: () => Promise<void>;
};

let running: Outbox | null = null;

/** Keeps for the venue what it cannot be told, and tells it as soon as it answers. Runs until it is stopped. */
export function startOutbox(session: Session): () => void {
  const place = `${session.user.location}.${session.user.station}`;
  const stopped = new AbortController();
  const windows = new BroadcastChannel(oneWriter);
  const { wake, sleep } = waker();
  const store = outboxAt(place);
  const tell = async () => {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has no other origin
    windows.postMessage("changed");
    await show(store, stopped.signal);
  };
  const outbox = { store, signal: stopped.signal, tell, wake, sleep };
  windows.addEventListener("message", () => {
    void show(store, stopped.signal);
    wake();
  });
  const stopKeeping = keepRecords(session);
  const stopListening = recordStore.subscribe((now, before) => {
    if (now.connection !== before.connection) wake();
  });
  void run(outbox, place);
  return () => {
    stopped.abort();
    stopKeeping();
    stopListening();
    windows.close();
    wake();
    running = null;
    layOver((known) => known);
    useOutbox.setState(useOutbox.getInitialState());
    useIntents.setState(useIntents.getInitialState());
  };
}

async function run(outbox: Outbox, place: string): Promise<void> {
  const { store, signal, tell } = outbox;
  try {
    await show(store, signal);
    if (signal.aborted) return;
    running = outbox;
    const keep = async (body: BillBody) => {
      const bill = await keepIntent(store, place, body);
      await tell();
      sayNotice(outboxMessages().kept);
      outbox.wake();
      return bill;
    };
    useOutbox.setState({ keep, holdBack, holdLeaving });
    useIntents.setState({ isSafe: await navigator.storage.persist() });
    await navigator.locks.request(oneWriter, { signal }, async () => await sendOnAndOn(outbox));
  } catch {
    // A device that keeps nothing sells as long as there is a server; and who is stopped may be waiting for a turn.
  }
}

async function show(store: OutboxStore, signal: AbortSignal): Promise<void> {
  const intents = await store.all();
  if (signal.aborted) return;
  useIntents.setState({ intents });
  showIntents(intents);
}

async function sendOnAndOn(outbox: Outbox): Promise<void> {
  // oxlint-disable no-await-in-loop -- one round after the other
  while (!outbox.signal.aborted) {
    const isAllSent = await sendNow(outbox);
    await outbox.sleep(isAllSent ? lookAgainMs : tryAgainMs);
  }
  // oxlint-enable no-await-in-loop
}

async function sendNow({ store, signal, tell }: Outbox): Promise<boolean> {
  if (recordStore.getState().connection === "lost") return false;
  try {
    const told = new Set<number>();
    const send = async (intent: Intent) => {
      const answer = await sendIntent(intent);
      if (answer.kind === "done") told.add(answer.done.bill);
      return answer;
    };
    const isAllSent = await deliver({ store, send, tell, signal });
    // The guests' paper comes once, of the bill as it is by now.
    const { bill } = recordStore.getState().records;
    void printAfter([...told].flatMap((id) => bill.get(id)?.id ?? []));
    return isAllSent;
  } catch {
    // The device could not be read or written: what waits is still there.
    return false;
  }
}

/** Somebody has decided what becomes of something that was not taken. */
export async function settle(step: (all: readonly Intent[]) => Step): Promise<void> {
  if (running === null) return;
  await running.store.change(step);
  await running.tell();
  running.wake();
}
