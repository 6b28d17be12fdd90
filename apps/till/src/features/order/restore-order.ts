import type { NewItem } from "@comanda/contract/bill";
import { placeOf } from "@comanda/contract/bill-record";
import { parseSentLine, readStoredLines } from "@comanda/contract/sent-line";
import { findLine, isOpen, type Bill } from "@comanda/domain/bill/bill";
import { createOrder } from "@comanda/domain/bill/create-order";
import { lineKey } from "@comanda/domain/bill/line";
import {
  restoreLines,
  type PricingContext,
  type RefusedPress,
  type RestoredOrder,
} from "@comanda/domain/bill/receive-lines";
import type { BillId } from "@comanda/domain/id";
import { isRefusal, refuse, type Refusal } from "@comanda/domain/refusal";
import { pressesIn } from "@comanda/sync/outbox/presses-in";

import { useOutbox } from "#records/outbox-link.ts";
import { recordStore } from "#records/record-store.ts";

import { showRefusal } from "../notice/index.ts";
import {
  requireReference,
  saleMoment,
  staffOfLocation,
  currentWholeSecond,
} from "./sale-context.ts";
import type { StoredOrder } from "./stored-order.ts";
import { findBillWithLines, findServerBill } from "./server-bill.ts";
import { useOrder } from "./order-store.ts";

/**
 * Restores an unsent order at the prices that were shown, and returns the lines that the rules no longer allow or that
 * can no longer be read. The user is notified of the first: the others may only be what belongs to it.
 */
export function restoreOrder(stored: StoredOrder): readonly RefusedPress[] {
  const { order, selected, isCrediting, typed } = stored;
  useOrder.setState({ typed });
  if (order === null) return [];
  const items = pressesIn(order.body.billItems);
  const atHand =
    order.kind === "new" ? restoreNewOrder(order.body, items) : restoreSavedBill(order.body.id);
  const { bill, refused } = isRefusal(atHand)
    ? { bill: null, refused: items.map(({ key }) => ({ key: lineKey(key), refusal: atHand })) }
    : withLines(atHand, items);
  const [first] = refused;
  if (first !== undefined) showRefusal(first.refusal);
  if (bill === null || (!isOpen(bill) && items.length === 0)) return refused;
  useOrder.setState({
    bill,
    selected: selected !== null && findLine(bill, selected) !== null ? selected : null,
    isCrediting,
    isSecondBill: order.kind === "new" && order.body.isSecondBill,
  });
  return refused;
}

type NewOrderBody = Extract<StoredOrder["order"], { readonly kind: "new" }>["body"];

/** The server may have saved the new order although its reply was lost, or the dishes that these items belong to. */
function restoreNewOrder(body: NewOrderBody, items: readonly NewItem[]): Bill | Refusal {
  const keys = new Set(items.flatMap(({ key, parent }) => [key, parent ?? key]));
  const saved = findBillWithLines(keys, recordStore.getState().records);
  if (saved !== null) return restoreSavedBill(saved);
  const { cover, staff, customer, servingWay = "here" } = body;
  const order = createOrder({ place: placeOf(body), cover, staff, customer }, currentWholeSecond());
  return isRefusal(order) ? order : { ...order, servingWay };
}

function restoreSavedBill(id: BillId): Bill | Refusal {
  return findStoredBill(id) ?? refuse("bill-not-open");
}

/** The bill that had this ID when an order for it was stored; null if this till does not have it. */
export function findStoredBill(id: BillId): Bill | null {
  return findServerBill(useOutbox.getState().serverBillIds.get(id) ?? id);
}

/** If another till has ended the bill meanwhile, the lines stay until the user chooses where they go. */
function withLines(bill: Bill, items: readonly NewItem[]): RestoredOrder {
  const { status } = bill;
  const open = { ...bill, status: "open" } as const;
  const restored = restoreLines(open, readStoredLines(items), pricingContextFor(open));
  const refused = [...findUnreadable(items), ...restored.refused];
  return { bill: { ...restored.bill, status }, refused };
}

function findUnreadable(items: readonly NewItem[]): readonly RefusedPress[] {
  return items.flatMap((item) => {
    const refusal = parseSentLine(item);
    return isRefusal(refusal) ? [{ key: lineKey(item.key), refusal }] : [];
  });
}

export function pricingContextFor(bill: Bill): PricingContext {
  const { menu, levels, promotions, commissions, currency } = requireReference();
  const { timeZone, customerType } = saleMoment(bill);
  const { staffs } = staffOfLocation();
  const terms = { menu, levels, promotions, commissions, currency };
  return { ...terms, staff: staffs, timeZone, customerType };
}
