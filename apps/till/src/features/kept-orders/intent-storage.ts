import { withServerBillId, type StoreChange } from "@comanda/sync/outbox/delivery-queue";
import type { Intent } from "@comanda/sync/outbox/intent";
import {
  isWriteDue,
  lostIntents,
  nothingStored,
  readStored,
  withLost,
  writeStep,
  type StoredIntents,
} from "@comanda/sync/outbox/stored-intents";
import { msPerSecond } from "@comanda/domain/time/instant";
import { create } from "zustand";

import { runDeviceTransaction } from "#api/device-database.ts";
import { reportFault } from "#api/report-fault.ts";

import { outboxChannel } from "./outbox-channel.ts";

/** What this window has stored or read last, for the case that the browser deletes it; it outlives a session. */
export const seenIntents = create<StoredIntents>(() => nothingStored);

const readOptions = { store: "outbox", mode: "readonly", durability: "strict" } as const;

/** Strict durability: an intent is on the disk before the screen says that it is saved. */
const writeOptions = { ...readOptions, mode: "readwrite" } as const;

type KeptIntents = {
  readonly intents: readonly Intent[];
  /** False if the browser has deleted some, and this window could not put them back. */
  readonly areStored: boolean;
};

/** What this device keeps for the server, of all sale points. Puts back what the browser has deleted. */
export async function readIntents(): Promise<KeptIntents> {
  const rows = await runDeviceTransaction<unknown[]>(readOptions, (store) => store.getAll());
  const stored = readStored(rows);
  const seen = seenIntents.getState();
  if (!isWriteDue(seen, stored)) {
    seenIntents.setState(stored, true);
    return { intents: stored.intents, areStored: true };
  }
  try {
    await changeIntents(noChange);
    tellWindows();
    return { intents: seenIntents.getState().intents, areStored: true };
  } catch (error) {
    reportFault(error, "put orders back");
    return { intents: withLost(seen, stored), areStored: lostIntents(seen, stored).length === 0 };
  }
}

/** Otherwise they would put back what is sent or discarded from now on. */
function tellWindows(): void {
  const windows = new BroadcastChannel(outboxChannel);
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a broadcast channel has only its own origin
  windows.postMessage("changed");
  windows.close();
}

/** Applies one atomic step to what this device keeps. */
export async function changeIntents(step: (all: readonly Intent[]) => StoreChange): Promise<void> {
  await writeIntents(step, () => {});
}

/** Stores one more intent, with the ids that its bill and lines have by now. */
export async function addIntent(intent: Omit<Intent, "turn">): Promise<Intent> {
  let added = intent;
  let turn = 0;
  await writeIntents(noChange, (store, all) => {
    const ofPlace = all.filter(({ place }) => place === intent.place);
    added = withServerBillId(intent, ofPlace);
    const adding = store.add(added);
    adding.addEventListener("success", () => {
      turn = Number(adding.result);
    });
  });
  const stored = { ...added, turn };
  seenIntents.setState(({ intents }) => ({ intents: [...intents, stored] }));
  return stored;
}

function noChange(): StoreChange {
  return { removed: [], changed: [] };
}

async function writeIntents(
  step: (all: readonly Intent[]) => StoreChange,
  writeMore: (store: IDBObjectStore, all: readonly Intent[]) => void,
): Promise<void> {
  let seen = seenIntents.getState();
  await runDeviceTransaction(writeOptions, (store) => {
    const rows: IDBRequest<unknown[]> = store.getAll();
    rows.addEventListener("success", () => {
      const second = Math.floor(Date.now() / msPerSecond);
      const { puts, deleted, stored } = writeStep(seenIntents.getState(), rows.result, {
        step,
        second,
      });
      for (const row of puts) store.put(row);
      for (const turn of deleted) store.delete(turn);
      writeMore(store, stored.intents);
      seen = stored;
    });
    return rows;
  });
  seenIntents.setState(seen, true);
}
