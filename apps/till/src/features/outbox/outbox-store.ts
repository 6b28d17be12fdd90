import type { OutboxStore } from "@comanda/sync/outbox/deliver-intents";
import type { Intent } from "@comanda/sync/outbox/intent";

import { addIntent, changeIntents, readIntents } from "../kept-orders/index.ts";

/** The outbox of a station, in the order of the presses. */
export function openOutboxStore(place: string): OutboxStore {
  const ofPlace = (all: readonly Intent[]) => all.filter((intent) => intent.place === place);
  return {
    all: async () => ofPlace((await readIntents()).intents),
    change: async (step) => await changeIntents((all) => step(ofPlace(all))),
    add: async (intent, refused = null) => await addIntent({ ...intent, refused, done: null }),
  };
}
