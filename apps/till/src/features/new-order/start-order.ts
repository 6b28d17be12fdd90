import { currentLines } from "@comanda/domain/bill/bill";
import { createOrder, type NewOrder } from "@comanda/domain/bill/create-order";
import { checkPlaceFree } from "@comanda/domain/bill/place";
import { isRefusal, refuse, type Refusal } from "@comanda/domain/refusal";

import { openBills, openShift, resetOrder, useOrder, wholeSecond } from "../order/index.ts";

/** A new order takes the place of the one at hand, unless that one has something that is not sent. */
export function startOrder(order: NewOrder, isSecondBill: boolean): Refusal | null {
  const { bill: atHand } = useOrder.getState();
  if (atHand !== null && currentLines(atHand).length > 0) return refuse("print-bill-first");
  if (openShift() === null) return refuse("start-shift");
  const bill = createOrder(order, wholeSecond());
  if (isRefusal(bill)) return bill;
  const taken =
    order.place === null ? null : checkPlaceFree(order.place, openBills(), isSecondBill);
  if (taken !== null) return taken;
  resetOrder();
  useOrder.setState({ bill, isSecondBill });
  return null;
}
