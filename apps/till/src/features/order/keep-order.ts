import type { Session } from "#api/session.ts";
import { recordStore } from "#records/record-store.ts";

import { keptText, readKept } from "./kept-order.ts";
import { resetOrder, useOrder, type OrderState } from "./order-store.ts";
import { restoreOrder } from "./restore-order.ts";

/** What was pressed at a station outlives the page, the session and the browser, until it is sent or put away. */
export function keepOrder({ user }: Session): () => void {
  const place = `comanda.order.${user.location}.${user.station}`;
  let isRestored = false;
  const restoreOnce = () => {
    if (isRestored || recordStore.getState().reference === null) return;
    isRestored = true;
    restore(place);
  };
  const stopWaiting = recordStore.subscribe(restoreOnce);
  const stopKeeping = useOrder.subscribe((state) => {
    if (isRestored) keep(place, state);
  });
  restoreOnce();
  return () => {
    stopWaiting();
    stopKeeping();
    // Whoever works here next, perhaps at another station, begins with their own.
    resetOrder();
  };
}

/** Written at once: there may be no later. */
function keep(place: string, state: OrderState): void {
  const text = keptText(state);
  try {
    if (text === null) localStorage.removeItem(place);
    else localStorage.setItem(place, text);
  } catch {
    // A device that is full still takes orders.
  }
}

/** Whatever was kept, the till starts. */
function restore(place: string): void {
  try {
    const kept = readKept(localStorage.getItem(place) ?? "");
    if (kept !== null) restoreOrder(kept);
  } catch {
    resetOrder();
  }
}
