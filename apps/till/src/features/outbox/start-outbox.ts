import type { OutboxStore } from "@comanda/sync/outbox/deliver-intents";
import type { Intent } from "@comanda/sync/outbox/intent";
import { keptElsewhere } from "@comanda/sync/outbox/kept-orders";
import { runOutbox } from "@comanda/sync/outbox/run-outbox";
import type { StoreChange } from "@comanda/sync/outbox/delivery-queue";
import { createLossWatch } from "@comanda/sync/records/find-lost-bills";

import type { Failure } from "#api/failure.ts";
import { reportFault } from "#api/report-fault.ts";
import { sessionState, type Session } from "#api/session.ts";
import { outboxMessages } from "#language/outbox-messages.ts";
import { useOutbox, type BillBody } from "#records/outbox-link.ts";
import { setOverlay, recordStore } from "#records/record-store.ts";

import { outboxChannel, placeNameOf, placeOf, readIntents } from "../kept-orders/index.ts";
import { showNotice } from "../notice/index.ts";
import { printAfter } from "../papers/index.ts";
import { holdBack, holdLeaving } from "./hold-back.ts";
import { useIntents } from "./intents-store.ts";
import { closeDiscardedBill, closeReplacedBill } from "./close-lost-bill.ts";
import { enqueueIntent, type Where } from "./enqueue-intent.ts";
import { formerOrders } from "./former-orders.ts";
import { keepLostBillsOf, noteLostBills } from "./lost-bills.ts";
import { showPendingIntents } from "./show-intents.ts";
import { openOutboxStore } from "./outbox-store.ts";
import { sendIntent } from "./send-intent.ts";
import { joinTurns } from "./take-turns.ts";
import { createWaker, type Waker } from "./waker.ts";

type Outbox = Waker & {
  readonly session: Session;
  /** The sale point whose orders it sends. */
  readonly place: Where["place"];
  readonly store: OutboxStore;
  readonly signal: AbortSignal;
  /** Updates the screen from the device's storage, here and in other windows. */
  readonly announceChange: () => Promise<void>;
};

let running: Outbox | null = null;

/**
 * Stores writes that cannot reach the server, and sends them as soon as it replies. Returns a function that stops it.
 */
export function startOutbox(session: Session): () => void {
  const { place } = whereOf(session);
  const stopped = new AbortController();
  const windows = new BroadcastChannel(outboxChannel);
  const { wake, sleep } = createWaker();
  const store = openOutboxStore(place);
  const announceChange = async () => {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a broadcast channel has only its own origin
    windows.postMessage("changed");
    await showOrReport(outbox);
  };
  const outbox: Outbox = {
    session,
    place,
    store,
    signal: stopped.signal,
    announceChange,
    wake,
    sleep,
  };
  const handleChange = () => {
    void showOrReport(outbox);
    wake();
  };
  windows.addEventListener("message", handleChange);
  keepLostBillsOf(session.user.location);
  const findLost = createLossWatch();
  const stopListening = recordStore.subscribe((now, before) => {
    if (now.connection !== before.connection) wake();
    if (now.known !== before.known) closeReplacedBill(now, before);
    noteLostBills(findLost(now, before));
  });
  running = outbox;
  const finished = run(outbox);
  return () => {
    stopped.abort();
    stopListening();
    windows.removeEventListener("message", handleChange);
    // What is being sent right now is still announced to the other windows.
    void finished.finally(() => windows.close());
    wake();
    running = null;
    setOverlay((known) => known);
    useOutbox.setState(useOutbox.getInitialState());
    useIntents.setState(useIntents.getInitialState());
  };
}

/** Where the user of this session sells. */
function whereOf(session: Session): Where {
  const { location, station } = session.user;
  const now = refreshed(session);
  const here = now.stations.find(({ id }) => id === station);
  return {
    place: placeOf({ id: station, location }),
    placeName: here === undefined ? "" : placeNameOf(here, now),
  };
}

/** The session with the names that the office has given sale points since it began. */
function refreshed(session: Session): Session {
  const now = sessionState();
  const isSame = now.state === "signed-in" && now.session.token.session === session.token.session;
  return isSame ? now.session : session;
}

async function run(outbox: Outbox): Promise<void> {
  const { session, store, signal, announceChange, sleep, wake } = outbox;
  await showOrReport(outbox);
  if (signal.aborted) return;
  const keep = async (body: BillBody, isSent: boolean, refused: Failure | null = null) => {
    const kept = await enqueueIntent(store, whereOf(session), { body, isSent, refused });
    useIntents.setState({ canWrite: kept.ok });
    if (!kept.ok) return kept;
    await announceChange();
    if (refused === null) showNotice(outboxMessages().kept);
    outbox.wake();
    return kept;
  };
  useOutbox.setState({ enqueue: keep, holdBack, holdLeaving });
  const { takeTurn, askSender, leaveTurns } = joinTurns({ isServerLost, signal });
  await runOutbox({
    store,
    signal,
    announceChange,
    sleep,
    wake,
    send: sendIntent,
    onSent: printSent,
    isServerLost,
    takeTurn,
    askSender,
    askToKeep: requestPersistentStorage,
    onPersistenceKnown: (isSafe) => useIntents.setState({ isStoragePersistent: isSafe }),
    onFault: reportFault,
  }).finally(leaveTurns);
}

function isServerLost(): boolean {
  return recordStore.getState().connection === "lost";
}

/** Some browsers do not support the request. */
async function requestPersistentStorage(): Promise<boolean> {
  const storage: StorageManager | undefined = navigator.storage;
  return (await storage?.persist?.()) ?? false;
}

/** Prints the guests' paper once, for the bill as it is by now. */
function printSent(bills: ReadonlySet<number>): void {
  const { bill } = recordStore.getState().records;
  void printAfter(
    [...bills].flatMap((id) => bill.get(id)?.id ?? []),
    "order",
  );
}

/** If the storage cannot be read, nothing pending is shown; what is there is still sent. */
async function showOrReport(outbox: Outbox): Promise<void> {
  try {
    await show(outbox);
  } catch (error) {
    useIntents.setState({ canRead: false });
    reportFault(error);
  }
}

async function show({ place: here, session, signal }: Outbox): Promise<void> {
  const { intents: all, areStored } = await readIntents();
  const intents = all.filter(({ place }) => place === here);
  const elsewhere = keptElsewhere(all, here);
  const others = all.filter(({ place }) => place !== here);
  const former = formerOrders(others, refreshed(session));
  if (signal.aborted) return;
  useIntents.setState({ intents, elsewhere, former, canRead: areStored });
  showPendingIntents(intents);
  closeDiscardedBill(intents);
}

/** Applies the user's decision about a rejected intent, from the moment the till lists it. */
export async function changeOutbox(step: (all: readonly Intent[]) => StoreChange): Promise<void> {
  // A log-out meanwhile ends it.
  const outbox = running;
  if (outbox === null) throw new Error("The outbox is not running");
  await outbox.store.change(step);
  await outbox.announceChange();
  outbox.wake();
}

/** Removes orders of former sale points from the device, without those that were sent meanwhile. */
export async function discardFormerOrders(former: readonly Intent[]): Promise<void> {
  const turns = new Set(former.map(({ turn }) => turn));
  for (const place of new Set(former.map((intent) => intent.place))) {
    await openOutboxStore(place).change((all) => ({
      removed: all.filter(({ turn, done }) => done === null && turns.has(turn)),
      changed: [],
    }));
  }
  await running?.announceChange();
}
