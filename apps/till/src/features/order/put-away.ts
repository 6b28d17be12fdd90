import { currentLines } from "@comanda/domain/bill/bill";
import type { BillId } from "@comanda/domain/id";

import { resetOrder, useOrder } from "./order-store.ts";

/** Whoever has seen the bill is done with it, unless something on it waits to be sent. */
export function putAway(id: BillId): void {
  const { bill } = useOrder.getState();
  if (bill?.id === id && currentLines(bill).length === 0) resetOrder();
}
