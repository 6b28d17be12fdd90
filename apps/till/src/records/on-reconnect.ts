import type { Connection } from "@comanda/sync/follow/state";

import { recordStore } from "./record-store.ts";

/** Better is later. A short loss is only noticed by its end, when the live stream opens again. */
const ranks: Readonly<Record<Connection, number>> = { lost: 0, connecting: 0, polling: 1, live: 2 };

/** Calls back whenever the server is reached again. Returns the function that ends it. */
export function onReconnect(listener: () => void): () => void {
  return recordStore.subscribe((now, before) => {
    if (ranks[now.connection] > ranks[before.connection]) listener();
  });
}
