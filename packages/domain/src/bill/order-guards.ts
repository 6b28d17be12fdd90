import { refuse, type Refusal } from "../refusal.ts";
import { findLine, isOpen, type Bill } from "./bill.ts";
import type { LineKey } from "./line.ts";
import { lastItem } from "./line-order.ts";

/** Split, merge, pay, pay cash and void need a bill that the server knows and that is open. */
export function requireOpenBill(bill: Bill | null): Refusal | null {
  return bill === null || bill.id === null || !isOpen(bill) ? refuse("get-an-open-bill") : null;
}

/** A guest is chosen for an open bill, also for one that was not sent: the first round has their prices. */
export function requireBillForCustomer(bill: Bill | null): Refusal | null {
  return bill === null || !isOpen(bill) ? refuse("get-an-open-bill") : null;
}

/** Nothing is paid, split or merged before all of it was sent. */
export function requirePrintedBill(bill: Bill): Refusal | null {
  if (bill.lines.length === 0) return refuse("bill-has-no-item");
  return bill.lines.every(({ isSaved }) => isSaved) ? null : refuse("print-bill-first");
}

/** Order level and note need a selected line that is sold, not taken back. */
export function requireSelectedItem(bill: Bill | null, selected: LineKey | null): Refusal | null {
  const line = bill === null || selected === null ? null : findLine(bill, selected);
  return line === null || line.quantity < 0 || line.credits !== null
    ? refuse("select-an-item")
    : null;
}

/** Picking an article needs an order with staff and a table or room. */
export function requireOrder(bill: Bill | null): Refusal | null {
  const isReady = bill !== null && isOpen(bill) && bill.staff !== null && bill.place !== null;
  return isReady ? null : refuse("create-order-or-get-bill");
}

/** A mixer or commission goes on the last item. */
export function requireLastItem(bill: Bill | null): Refusal | null {
  return bill === null || lastItem(bill) === null ? refuse("select-an-item") : null;
}
