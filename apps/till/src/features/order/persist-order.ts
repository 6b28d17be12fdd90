import { reportFault } from "#api/report-fault.ts";
import type { Session } from "#api/session.ts";
import { isProvisionalId, useOutbox } from "#records/outbox-link.ts";
import { recordStore } from "#records/record-store.ts";

import {
  containsNoOrder,
  isStoredAlike,
  storedBillId,
  serializeOrder,
  parseStoredOrder,
  type StoredOrder,
} from "./stored-order.ts";
import { resetOrder, useOrder, type OrderState } from "./order-store.ts";
import { orderStorageKey, storeOrderAside } from "./store-order-aside.ts";
import { restoreOrder } from "./restore-order.ts";

/**
 * Stores the unsent order of a station on the device, across reloads, sessions and browser restarts, until it is sent
 * or closed.
 */
export function persistOrder(session: Session): () => void {
  const place = orderStorageKey(session);
  const { session: name } = session.token;
  let isRestored = false;
  const restoreOnce = () => {
    if (isRestored || recordStore.getState().reference === null || mustWaitForOutbox(session))
      return;
    isRestored = true;
    restore(session);
  };
  const stopWaiting = recordStore.subscribe(restoreOnce);
  const stopOutbox = useOutbox.subscribe(restoreOnce);
  const stopKeeping = useOrder.subscribe((state, before) => {
    if (isRestored && !isStoredAlike(state, before)) storeOrder(place, state, name);
  });
  restoreOnce();
  return () => {
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

/** A bill that exists only in the outbox cannot be restored before the outbox is loaded. */
function mustWaitForOutbox(session: Session): boolean {
  return (
    useOutbox.getState().enqueue === null && isProvisionalId(storedBillId(readStoredOrder(session)))
  );
}

function readStoredOrder(session: Session): StoredOrder | null {
  return parseStoredOrder(storedText(orderStorageKey(session)), session.token.session);
}

function storedText(place: string): string {
  try {
    return localStorage.getItem(place) ?? "";
  } catch (error) {
    reportUnlessFull(error);
    return "";
  }
}

/** Written synchronously: the page may be gone at any time. */
function storeOrder(place: string, state: OrderState, session: string): void {
  try {
    const text = serializeOrder(state, session);
    if (text === null) localStorage.removeItem(place);
    else localStorage.setItem(place, text);
  } catch (error) {
    reportUnlessFull(error);
  }
}

/** A device whose storage is full or disabled still takes orders. */
function reportUnlessFull(error: unknown): void {
  if (!(error instanceof DOMException)) reportFault(error, "keep order");
}

/** The till starts whatever was stored; an order that cannot be restored is set aside. */
function restore(session: Session): void {
  const text = storedText(orderStorageKey(session));
  try {
    const kept = parseStoredOrder(text, session.token.session);
    if (kept !== null) restoreOrder(kept);
    if (kept?.order === undefined || kept.order === null) requireNoOrder(text);
  } catch (error) {
    reportFault(error, "restore order");
    storeOrderAside(session, text);
    resetOrder();
  }
}

function requireNoOrder(text: string): void {
  if (!containsNoOrder(text)) throw new Error("The stored order cannot be read");
}
