import type { Bill } from "@comanda/domain/bill/bill";
import type { BillId } from "@comanda/domain/id";

import { divideUnsent, type UnsentItems } from "./divide-unsent.ts";
import { itemsToSend } from "./items-to-send.ts";
import { newBillBody } from "./new-bill-body.ts";
import { openBillAt } from "./open-bills.ts";
import { resetOrder, useOrder } from "./order-store.ts";
import { restoreOrder } from "./restore-order.ts";

export function unsentOn(bill: Bill): UnsentItems {
  return divideUnsent(itemsToSend(bill));
}

/** Moves the unsent lines to another open bill, which becomes the current one. */
export function moveUnsentTo(bill: Bill, target: BillId): void {
  const { movable } = unsentOn(bill);
  const body = { id: target, version: 1, billItems: [...movable] };
  bringBack({ kind: "saved", body });
}

/** Moves the unsent lines to a new order for the same guests. */
export function moveUnsentToNew(bill: Bill): void {
  const { movable } = unsentOn(bill);
  const isSecondBill = bill.place !== null && openBillAt(bill.place) !== null;
  bringBack({
    kind: "new",
    body: { ...newBillBody(bill, isSecondBill), billItems: [...movable] },
  });
}

function bringBack(order: Parameters<typeof restoreOrder>[0]["order"]): void {
  const { typed } = useOrder.getState();
  resetOrder();
  restoreOrder({ order, selected: null, isCrediting: false, typed });
}
