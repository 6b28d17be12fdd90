import { createOrder, type NewOrder } from "@comanda/domain/bill/create-order";
import { checkPlaceFree } from "@comanda/domain/bill/place";
import { isRefusal, type Refusal } from "@comanda/domain/refusal";

import { requireNewOrder } from "../end-bill/index.ts";
import { openBills, resetOrder, useOrder, currentWholeSecond } from "../order/index.ts";

/** Replaces the current order with a new one. */
export function startOrder(order: NewOrder, isSecondBill: boolean): Refusal | null {
  const refusal = requireNewOrder();
  if (refusal !== null) return refusal;
  const bill = createOrder(order, currentWholeSecond());
  if (isRefusal(bill)) return bill;
  const taken =
    order.place === null ? null : checkPlaceFree(order.place, openBills(), isSecondBill);
  if (taken !== null) return taken;
  resetOrder();
  useOrder.setState({ bill, isSecondBill });
  return null;
}
