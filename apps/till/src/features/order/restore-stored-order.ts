import { reportFault } from "#api/report-fault.ts";
import type { Session } from "#api/session.ts";
import { isProvisionalId, useOutbox } from "#records/outbox-link.ts";

import { resetOrder, useOrder } from "./order-store.ts";
import { parseStoredOrder, storedBillId } from "./parse-stored-order.ts";
import { restoreOrder } from "./restore-order.ts";
import { putRefusedAside } from "./put-aside.ts";
import { orderStorageKey, storeOrderAside } from "./store-order-aside.ts";
import { containsNoOrder, type StoredOrder } from "./stored-order.ts";

export { warnNotStored } from "./warn-not-stored.ts";

/** The till starts whatever was stored; an order that cannot be restored is set aside. */
export function restoreStoredOrder(session: Session, text: string): void {
  try {
    const kept = parseStoredOrder(text, session.token.session);
    if (kept !== null) restore(session, kept);
    if (kept?.order === undefined || kept.order === null) requireNoOrder(text);
  } catch (error) {
    reportFault(error, "restore order");
    storeOrderAside(session, text);
    resetOrder();
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
