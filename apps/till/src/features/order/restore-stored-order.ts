import { reportFault } from "#api/report-fault.ts";
import type { Session } from "#api/session.ts";
import { isProvisionalId, useOutbox } from "#records/outbox-link.ts";

import { resetOrder } from "./order-store.ts";
import { parseStoredOrder, storedBillId } from "./parse-stored-order.ts";
import { restoreOrder } from "./restore-order.ts";
import { storeOrderAside } from "./store-order-aside.ts";
import { containsNoOrder } from "./stored-order.ts";

export { warnNotStored } from "./warn-not-stored.ts";

/** The till starts whatever was stored; an order that cannot be restored is set aside. */
export function restoreStoredOrder(session: Session, text: string): void {
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

/** A bill that exists only in the outbox cannot be restored before the outbox is loaded. */
export function mustWaitForOutbox({ token }: Session, text: string): boolean {
  const isMissing = useOutbox.getState().enqueue === null;
  return isMissing && isProvisionalId(storedBillId(parseStoredOrder(text, token.session)));
}

function requireNoOrder(text: string): void {
  if (!containsNoOrder(text)) throw new Error("The stored order cannot be read");
}
