import { currentLines } from "@comanda/domain/bill/bill";
import { refuse, type Refusal } from "@comanda/domain/refusal";

import { reportFault } from "#api/report-fault.ts";
import { sessionState, type Session } from "#api/session.ts";

import {
  holdsNoOrder,
  keptText,
  placeOfOrder,
  putOrderAside,
  readKept,
  requireSession,
  resetOrder,
  restoreOrder,
  useOrder,
} from "../order/index.ts";
import { dropOrderAside, type OrderAside } from "./stored-orders.ts";

/** Whether there is an order at hand, or one that would be brought back, that the till could be opened without. */
export function hasOrderToSetAside(): boolean {
  const now = sessionState();
  return now.state === "signed-in" && textToSetAside(now.session) !== null;
}

/** Opens the till without the order at hand, which stays on the device and is listed until somebody opens or drops it. */
export function setOrderAside(): void {
  const session = requireSession();
  const text = textToSetAside(session);
  if (text !== null && !isOnlyLookedAt(text, session)) putOrderAside(session, text);
  resetOrder();
  // Where the order was never brought back, nothing watches it.
  localStorage.removeItem(placeOfOrder(session));
}

/** Brings it back as a reload would: at the prices of now, and without what was sent meanwhile. */
export function openOrderAside(aside: OrderAside): Refusal | null {
  const { bill } = useOrder.getState();
  if (bill !== null && currentLines(bill).length > 0) return refuse("print-bill-first");
  const kept = readKept(aside.text, requireSession().token.session);
  if (kept === null || kept.order === null) return refuse("bill-has-no-item");
  resetOrder();
  restoreOrder(kept);
  // What could not be brought back is said, and stays listed.
  if (useOrder.getState().bill !== null) dropOrderAside(aside);
  return null;
}

/** What is at hand, or what the device has stored of it, if that is an order at all. */
function textToSetAside(session: Session): string | null {
  const state = useOrder.getState();
  const stored = localStorage.getItem(placeOfOrder(session));
  const text = state.bill === null ? stored : (textOf(state, session) ?? stored);
  return text === null || holdsNoOrder(text) ? null : text;
}

function textOf(state: Parameters<typeof keptText>[0], session: Session): string | null {
  try {
    return keptText(state, session.token.session);
  } catch (error) {
    // The order itself may be what fails: then what was stored last counts.
    reportFault(error, "order aside");
    return null;
  }
}

/** A bill to which nothing was added is among the open bills in any case. */
function isOnlyLookedAt(text: string, { token }: Session): boolean {
  const order = readKept(text, token.session)?.order;
  return order?.kind === "saved" && order.body.billItems.length === 0;
}
