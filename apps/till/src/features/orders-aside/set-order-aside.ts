import { placeOf } from "@comanda/contract/bill-record";
import { currentLines } from "@comanda/domain/bill/bill";
import { refuse, type Refusal } from "@comanda/domain/refusal";
import { pressesIn } from "@comanda/sync/outbox/presses-in";

import { reportFault } from "#api/report-fault.ts";
import { sessionState, type Session } from "#api/session.ts";

import {
  containsNoOrder,
  divideUnsent,
  findStoredBill,
  openBillAt,
  serializeOrder,
  orderStorageKey,
  storeOrderAside,
  parseStoredOrder,
  requireSession,
  resetOrder,
  restoreOrder,
  useOrder,
  type StoredOrder,
  type UnsentItems,
} from "../order/index.ts";
import { dropOrderAside, type OrderAside } from "./list-orders-aside.ts";

/** Whether there is a current or stored order without which the till could be opened. */
export function hasOrderToSetAside(): boolean {
  const now = sessionState();
  return now.state === "signed-in" && textToSetAside(now.session) !== null;
}

/** Opens the till without the current order, which stays on the device and is listed until a user opens or drops it. */
export function setOrderAside(): void {
  const session = requireSession();
  const text = textToSetAside(session);
  if (text !== null && !hasNoNewLines(text, session)) storeOrderAside(session, text);
  resetOrder();
  // An order that was never restored is not watched, so its entry is removed here.
  localStorage.removeItem(orderStorageKey(session));
}

type Order = NonNullable<StoredOrder["order"]>;

/** What it is opened as: null for credits of a bill that this till no longer has, which belong to no other. */
export function wayToOpen(order: Order): "itself" | "a new order" | null {
  if (order.kind === "new" || findStoredBill(order.body.id) !== null) return "itself";
  return unsentOf(order).movable.length > 0 ? "a new order" : null;
}

function unsentOf({ body }: Order): UnsentItems {
  return divideUnsent(pressesIn(body.billItems));
}

/**
 * Restores it as a reload would: at the prices that were shown, and without lines that were sent meanwhile. If this till
 * no longer has its bill, it is a new order at the table that was typed.
 */
export function openOrderAside(aside: OrderAside, typedTable = ""): Refusal | null {
  const { bill } = useOrder.getState();
  if (bill !== null && currentLines(bill).length > 0) return refuse("print-bill-first");
  const kept = parseStoredOrder(aside.text, requireSession().token.session);
  if (kept === null || kept.order === null) return refuse("bill-has-no-item");
  const way = wayToOpen(kept.order);
  if (way === null) return refuse("bill-has-no-item");
  const opened =
    way === "itself"
      ? kept
      : { ...kept, order: asNewOrder(kept.order, typedTable), isCrediting: false };
  resetOrder();
  const refused = restoreOrder(opened);
  // With lines that could not be restored it stays listed: they are nowhere else.
  const isAllRestored =
    refused.length === 0 && (way === "itself" || unsentOf(kept.order).bound.length === 0);
  if (isAllRestored && useOrder.getState().bill !== null) dropOrderAside(aside);
  return null;
}

/** Without credits, which belong to the bill that they were pressed for. */
function asNewOrder(order: Order, table: string): Order {
  const seated = { table, room: "", cover: null, customer: null };
  const place = placeOf(seated);
  const isSecondBill = place !== null && openBillAt(place) !== null;
  const staff = requireSession().user.id;
  const billItems = [...unsentOf(order).movable];
  return { kind: "new", body: { ...seated, staff, isSecondBill, billItems } };
}

/** The current order as text, or the stored one if it contains an order. */
function textToSetAside(session: Session): string | null {
  const state = useOrder.getState();
  const stored = localStorage.getItem(orderStorageKey(session));
  const text = state.bill === null ? stored : (textOf(state, session) ?? stored);
  return text === null || containsNoOrder(text) ? null : text;
}

function textOf(state: Parameters<typeof serializeOrder>[0], session: Session): string | null {
  try {
    return serializeOrder(state, session.token.session);
  } catch (error) {
    // The order itself may be what fails; the last stored text is used then.
    reportFault(error, "order aside");
    return null;
  }
}

/** A bill without added lines is among the open bills anyway. */
function hasNoNewLines(text: string, { token }: Session): boolean {
  const order = parseStoredOrder(text, token.session)?.order;
  return order?.kind === "saved" && order.body.billItems.length === 0;
}
