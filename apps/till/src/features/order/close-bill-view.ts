import { currentLines } from "@comanda/domain/bill/bill";
import type { BillId } from "@comanda/domain/id";

import { resetOrder, useOrder } from "./order-store.ts";

/** Closes a bill once it has been viewed, unless it has unsent lines. */
export function closeBillView(id: BillId): void {
  const { bill } = useOrder.getState();
  if (bill?.id === id && currentLines(bill).length === 0) resetOrder();
}
