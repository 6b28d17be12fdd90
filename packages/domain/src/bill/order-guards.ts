import { refuse, type Refusal } from "../refusal.ts";
import { findLine, isOpen, type Bill } from "./bill.ts";
import type { LineKey } from "./line.ts";
import { lastItem } from "./line-order.ts";

/** Split, merge, pay, pay cash and void need an open bill that the server has saved. */
export function requireOpenBill(bill: Bill | null): Refusal | null {
  return bill === null || bill.id === null || !isOpen(bill) ? refuse("get-an-open-bill") : null;
}

/** A customer can be chosen for any open bill, even an unsent one, so that the first round has their prices. */
export function requireBillForCustomer(bill: Bill | null): Refusal | null {
  return bill === null || !isOpen(bill) ? refuse("get-an-open-bill") : null;
}

/** All lines must be sent before a bill is paid, split or merged. */
export function requirePrintedBill(bill: Bill): Refusal | null {
  if (bill.lines.length === 0) return refuse("bill-has-no-item");
  return bill.lines.every(({ isSaved }) => isSaved) ? null : refuse("print-bill-first");
}

/** Order level and note need a selected line that is sold, not credited. */
export function requireSelectedItem(bill: Bill | null, selected: LineKey | null): Refusal | null {
  const line = bill === null || selected === null ? null : findLine(bill, selected);
  return line === null || line.quantity < 0 || line.credits !== null
    ? refuse("select-an-item")
    : null;
}

/** Adding an article needs an open order with staff and a table or room. */
export function requireOrder(bill: Bill | null): Refusal | null {
  const isReady = bill !== null && isOpen(bill) && bill.staff !== null && bill.place !== null;
  return isReady ? null : refuse("create-order-or-get-bill");
}

/** A mixer or commission needs an item to go under. */
export function requireLastItem(bill: Bill | null): Refusal | null {
  return bill === null || lastItem(bill) === null ? refuse("select-an-item") : null;
}
