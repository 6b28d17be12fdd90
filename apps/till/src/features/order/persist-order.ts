import type { Session } from "#api/session.ts";
import { useOutbox } from "#records/outbox-link.ts";
import { recordStore } from "#records/record-store.ts";

import { containsNoOrder, isStoredAlike, serializeOrder } from "./stored-order.ts";
import { resetOrder, useOrder, type OrderState } from "./order-store.ts";
import { orderStorageKey } from "./store-order-aside.ts";

/** It is in the file of the sync engine, which is here before any records are. */
const loadRestoring = () => import("./restore-stored-order.ts");

/**
 * Stores the unsent order of a station on the device, across reloads, sessions and browser restarts, until it is sent
 * or closed.
 */
export function persistOrder(session: Session): () => void {
  const place = orderStorageKey(session);
  const { session: name } = session.token;
  let isRestored = false;
  let restoring: Awaited<ReturnType<typeof loadRestoring>> | null = null;
  const prepare = async () => {
    try {
      restoring = await loadRestoring();
    } catch {
      // The sync engine says that the file is missing.
      return;
    }
    restoreOnce();
  };
  const restoreOnce = () => {
    if (isRestored || recordStore.getState().reference === null) return;
    if (restoring === null) return void prepare();
    const text = storedText(place);
    if (restoring.mustWaitForOutbox(session, text)) return;
    isRestored = true;
    restoring.restoreStoredOrder(session, text);
  };
  const stopWaiting = recordStore.subscribe(restoreOnce);
  const stopOutbox = useOutbox.subscribe(restoreOnce);
  const stopKeeping = useOrder.subscribe((state, before) => {
    if (!isRestored || isStoredAlike(state, before)) return;
    try {
      storeOrder(place, state, name);
    } catch (error) {
      restoring?.warnNotStored(error, state);
    }
  });
  void prepare();
  return () => {
    // A file that comes later must not restore it for the next session.
    isRestored = true;
    stopWaiting();
    stopOutbox();
    stopKeeping();
    // The next session, perhaps at another station, starts with its own order.
    resetOrder();
  };
}

/** Whether an order is stored that belongs to a bill, or whose bill is recognized by its lines. */
export function hasStoredOrder(session: Session): boolean {
  return !containsNoOrder(storedText(orderStorageKey(session)));
}

function storedText(place: string): string {
  try {
    return localStorage.getItem(place) ?? "";
  } catch {
    // A device whose storage is disabled still takes orders.
    return "";
  }
}

/** Written synchronously: the page may be gone at any time. */
function storeOrder(place: string, state: OrderState, session: string): void {
  const text = serializeOrder(state, session);
  if (text === null) localStorage.removeItem(place);
  else localStorage.setItem(place, text);
}
