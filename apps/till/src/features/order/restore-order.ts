import type { NewItem } from "@comanda/contract/bill";
import { keptLinesOf } from "@comanda/contract/sent-line";
import { findLine, isOpen, type Bill, type Place } from "@comanda/domain/bill/bill";
import { createOrder } from "@comanda/domain/bill/create-order";
import { restoreLines, type House } from "@comanda/domain/bill/receive-lines";
import { isRefusal, refuse, type Refusal } from "@comanda/domain/refusal";

import { useOutbox } from "#records/outbox-link.ts";
import { recordStore } from "#records/record-store.ts";

import { sayRefusal } from "../notice/index.ts";
import { requireReference, saleMoment, staffHere, wholeSecond } from "./sale-context.ts";
import type { KeptOrder } from "./stored-order.ts";
import { billWithAny, knownBill } from "./server-bill.ts";
import { useOrder } from "./order-store.ts";

/**
 * Restores an unsent order at the prices that were shown. Lines that the rules no longer allow are dropped, and the
 * user is notified.
 */
export function restoreOrder({ order, selected, isCrediting, typed }: KeptOrder): void {
  useOrder.setState({ typed });
  if (order === null) return;
  const items = order.body.billItems.flatMap((item) => ("key" in item ? [item] : []));
  const atHand = order.kind === "new" ? newOrder(order.body, items) : savedBill(order.body.id);
  if (isRefusal(atHand) || (!isOpen(atHand) && items.length === 0)) {
    if (isRefusal(atHand) && items.length > 0) sayRefusal(atHand);
    return;
  }
  // If another till has ended the bill meanwhile, the lines stay until the user chooses where they go.
  const { status } = atHand;
  const bill = { ...withLines({ ...atHand, status: "open" }, items), status };
  useOrder.setState({
    bill,
    selected: selected !== null && findLine(bill, selected) !== null ? selected : null,
    isCrediting,
    isSecondBill: order.kind === "new" && order.body.isSecondBill,
  });
}

type NewOrderBody = Extract<KeptOrder["order"], { readonly kind: "new" }>["body"];

/** The server may have saved the new order although its reply was lost. */
function newOrder(body: NewOrderBody, items: readonly NewItem[]): Bill | Refusal {
  const keys = new Set(items.map(({ key }) => key));
  const saved = billWithAny(keys, recordStore.getState().records);
  if (saved !== null) return savedBill(saved);
  const { cover, staff, customer } = body;
  return createOrder({ place: placeOf(body), cover, staff, customer }, wholeSecond());
}

function placeOf({ table, room }: NewOrderBody): Place | null {
  if (table !== "") return { kind: "table", name: table };
  return room === "" ? null : { kind: "room", name: room };
}

function savedBill(id: NonNullable<Bill["id"]>): Bill | Refusal {
  const bill = knownBill(useOutbox.getState().settled.get(id) ?? id);
  return bill ?? refuse("bill-not-open");
}

function withLines(bill: Bill, items: readonly NewItem[]): Bill {
  const { bill: restored, refused } = restoreLines(bill, keptLinesOf(items), houseFor(bill));
  for (const refusal of refused) sayRefusal(refusal);
  return restored;
}

export function houseFor(bill: Bill): House {
  const { menu, levels, promotions, commissions } = requireReference();
  const { timeZone, customerType } = saleMoment(bill);
  const { staffs } = staffHere();
  return { menu, levels, promotions, commissions, staff: staffs, timeZone, customerType };
}
