import type { Session } from "#api/session.ts";
import { isProvisional, useOutbox } from "#records/outbox-link.ts";
import { recordStore } from "#records/record-store.ts";

import { keptBillOf, keptText, readKept, type KeptOrder } from "./kept-order.ts";
import { resetOrder, useOrder, type OrderState } from "./order-store.ts";
import { restoreOrder } from "./restore-order.ts";

/** What was pressed at a station outlives the page, the session and the browser, until it is sent or put away. */
export function keepOrder({ user }: Session): () => void {
  const place = `comanda.order.${user.location}.${user.station}`;
  let isRestored = false;
  const restoreOnce = () => {
    if (isRestored || recordStore.getState().reference === null || isEarly(place)) return;
    isRestored = true;
    restore(place);
  };
  const stopWaiting = recordStore.subscribe(restoreOnce);
  const stopOutbox = useOutbox.subscribe(restoreOnce);
  const stopKeeping = useOrder.subscribe((state) => {
    if (isRestored) keep(place, state);
  });
  restoreOnce();
  return () => {
    stopWaiting();
    stopOutbox();
    stopKeeping();
    // Whoever works here next, perhaps at another station, begins with their own.
    resetOrder();
  };
}

/** A bill that only this till knows is there as soon as the outbox is. */
function isEarly(place: string): boolean {
  return useOutbox.getState().keep === null && isProvisional(keptBillOf(keptAt(place)));
}

function keptAt(place: string): KeptOrder | null {
  try {
    return readKept(localStorage.getItem(place) ?? "");
  } catch {
    return null;
  }
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
    const kept = keptAt(place);
    if (kept !== null) restoreOrder(kept);
  } catch {
    resetOrder();
  }
}
