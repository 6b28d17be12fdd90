import { runDeviceTransaction } from "#api/device-database.ts";

import type { OutboxStore } from "@comanda/sync/outbox/deliver-intents";
import type { Intent } from "@comanda/sync/outbox/intent";
import { withServerBillId } from "@comanda/sync/outbox/delivery-queue";

import { intentsOf, readIntents } from "../kept-orders/index.ts";

/** The outbox of a station, in the order of the presses. */
export function openOutboxStore(place: string): OutboxStore {
  const ofPlace = (rows: readonly unknown[]) =>
    intentsOf(rows).filter((intent) => intent.place === place);
  return {
    all: async () => (await readIntents()).filter((intent) => intent.place === place),
    change: async (step) => {
      await runDeviceTransaction(writeOptions, (store) => {
        const rows: IDBRequest<unknown[]> = store.getAll();
        rows.addEventListener("success", () => {
          const { removed, changed } = step(ofPlace(rows.result));
          for (const intent of changed) store.put(intent);
          for (const { turn } of removed) store.delete(turn);
        });
        return rows;
      });
    },
    add: async (intent, refused = null) => {
      let added: Omit<Intent, "turn"> = { ...intent, refused, done: null };
      let turn = 0;
      await runDeviceTransaction(writeOptions, (store) => {
        const rows: IDBRequest<unknown[]> = store.getAll();
        rows.addEventListener("success", () => {
          added = withServerBillId(added, ofPlace(rows.result));
          const adding = store.add(added);
          adding.addEventListener("success", () => {
            turn = Number(adding.result);
          });
        });
        return rows;
      });
      return { ...added, turn };
    },
  };
}

/** Strict durability: an intent is on the disk before the screen says that it is saved. */
const writeOptions = { store: "outbox", mode: "readwrite", durability: "strict" } as const;
