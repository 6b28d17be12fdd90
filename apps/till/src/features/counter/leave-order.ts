import { resetOrder, useOrder } from "../order/index.ts";
import { findCounter } from "#api/find-counter.ts";

/** New leaves a sent order open and needs no form: the next tile starts an order. Pressed again, it opens the form. */
export function leaveOrder(): boolean {
  const { bill } = useOrder.getState();
  if (findCounter() === null || bill === null || bill.lines.length === 0) return false;
  resetOrder();
  return true;
}
