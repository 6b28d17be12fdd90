import type { Bill } from "@comanda/domain/bill/bill";
import type { BillId } from "@comanda/domain/id";

import { outboxMessages } from "#language/outbox-messages.ts";

import { showNotice } from "../notice/index.ts";
import { divideUnsent, type UnsentItems } from "./divide-unsent.ts";
import { itemsToSend } from "./items-to-send.ts";
import { newBillBody } from "./new-bill-body.ts";
import { openBillAt } from "./open-bills.ts";
import { resetOrder, useOrder } from "./order-store.ts";
import { putRefusedAside } from "./put-aside.ts";
import { restoreOrder } from "./restore-order.ts";
import { requireSession } from "./sale-context.ts";
import type { StoredOrder } from "./stored-order.ts";

export function unsentOn(bill: Bill): UnsentItems {
  return divideUnsent(itemsToSend(bill));
}

/** Moves the unsent lines to another open bill, which becomes the current one. */
export function moveUnsentTo(bill: Bill, target: BillId): void {
  const billItems = [...unsentOn(bill).movable];
  moveToOrder({ kind: "saved", body: { id: target, version: 1, billItems } }, bill, "");
}

/** Moves the unsent lines to a new order for the same guests; the user is told why. */
export function moveUnsentToNew(bill: Bill, why = ""): void {
  moveToOrder(asNewOrder(bill), bill, why);
}

type Order = NonNullable<StoredOrder["order"]>;

/** What can no longer be ordered is put aside as an order of its own. If there is no room for it, nothing moves. */
function moveToOrder(order: Order, bill: Bill, said: string): void {
  const before = useOrder.getState();
  const lines = asNewOrder(bill);
  resetOrder();
  const refused = restoreOrder({ order, selected: null, isCrediting: false, typed: before.typed });
  try {
    const isSaid = putRefusedAside({ order: lines, refused, said });
    if (!isSaid && said !== "") showNotice(said);
  } catch (error) {
    if (!(error instanceof DOMException)) throw error;
    useOrder.setState(before);
    showNotice(outboxMessages().notPutAside);
  }
}

function asNewOrder(bill: Bill): Extract<Order, { readonly kind: "new" }> {
  const isSecondBill = bill.place !== null && openBillAt(bill.place) !== null;
  const staff = bill.staff ?? requireSession().user.id;
  const body = newBillBody({ ...bill, staff }, isSecondBill);
  return { kind: "new", body: { ...body, billItems: [...unsentOn(bill).movable] } };
}
