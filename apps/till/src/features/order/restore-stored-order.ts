import { currentLines } from "@comanda/domain/bill/bill";

import { reportFault } from "#api/report-fault.ts";
import type { Session } from "#api/session.ts";
import { isProvisionalId, useOutbox } from "#records/outbox-link.ts";

import { resetOrder, useOrder } from "./order-store.ts";
import { parseStoredOrder, storedBillId } from "./parse-stored-order.ts";
import { restoreOrder } from "./restore-order.ts";
import { putOrderAside, putRefusedAside } from "./put-aside.ts";
import { orderStorageKey, storeOrderAside } from "./store-order-aside.ts";
import { containsNoOrder, serializeOrder, type StoredOrder } from "./stored-order.ts";

export { warnNotStored } from "./warn-not-stored.ts";

/** The till starts whatever was stored; an order that cannot be restored is set aside. */
export function restoreStoredOrder(session: Session, text: string): void {
  try {
    const kept = parseStoredOrder(text, session.token.session);
    if (kept !== null && hasBegunAnother()) return keepBegun(session, text, kept);
    if (kept !== null) restore(session, kept);
    if (kept?.order === undefined || kept.order === null) requireNoOrder(text);
  } catch (error) {
    reportFault(error, "restore order");
    storeOrderAside(session, text);
    resetOrder();
  }
}

/** The stored order of a bill that only the outbox has comes after the menu, on a slow line some seconds later. */
function hasBegunAnother(): boolean {
  const { bill } = useOrder.getState();
  return bill !== null && currentLines(bill).length > 0;
}

/** The stored order is put aside; a bill without added lines is among the open bills anyway. */
function keepBegun(session: Session, text: string, { order }: StoredOrder): void {
  try {
    if (order !== null && order.body.billItems.length > 0) putOrderAside(text, order);
    const begun = serializeOrder(useOrder.getState(), session.token.session);
    localStorage.setItem(orderStorageKey(session), begun ?? "");
  } catch (error) {
    if (!(error instanceof DOMException)) throw error;
    reportFault(error, "order aside");
  }
}

/** Lines that can no longer be ordered would be overwritten by the next press: they are put aside. */
function restore(session: Session, kept: StoredOrder): void {
  const refused = restoreOrder(kept);
  if (kept.order === null) return;
  try {
    const hasPutAside = putRefusedAside({ order: kept.order, refused, said: "" });
    // Without any line on the screen nothing overwrites it, and the next reload would put them aside again.
    if (hasPutAside && useOrder.getState().bill === null) {
      localStorage.removeItem(orderStorageKey(session));
    }
  } catch (error) {
    if (!(error instanceof DOMException)) throw error;
    reportFault(error, "order aside");
  }
}

/** A bill that exists only in the outbox cannot be restored before the outbox is loaded. */
export function mustWaitForOutbox({ token }: Session, text: string): boolean {
  const isMissing = useOutbox.getState().enqueue === null;
  return isMissing && isProvisionalId(storedBillId(parseStoredOrder(text, token.session)));
}

function requireNoOrder(text: string): void {
  if (!containsNoOrder(text)) throw new Error("The stored order cannot be read");
}
