import { toWirePlace } from "@comanda/contract/bill-record";
import type { Place } from "@comanda/domain/bill/bill";
import { changePlace } from "@comanda/domain/bill/change-place";
import type { BillId } from "@comanda/domain/id";
import { isRefusal, refuse, type Refusal } from "@comanda/domain/refusal";

import type { Failure } from "#api/failure.ts";

import { changeHead, findServerBill, replaceMovedOrder, useOrder } from "../order/index.ts";
import { printTicketsOf } from "../papers/index.ts";

/** Moves a bill to another table; without the server, the till keeps the move as it keeps orders. */
export async function moveBill(
  id: BillId,
  place: Place,
  isSecondBill: boolean,
): Promise<Refusal | Failure | null> {
  const bill = findServerBill(id);
  if (bill === null) return refuse("bill-not-found", { number: id });
  const moved = changePlace(bill, place, bill.cover);
  const done = await changeHead(bill, moved, { place: toWirePlace(place), isSecondBill });
  if (typeof done !== "string") return done;
  return done === "sent" ? await printTicketsOf(id) : null;
}

/** Moves the order on this till's screen that was never sent. */
export function moveNewOrder(place: Place): Refusal | null {
  const { bill } = useOrder.getState();
  if (bill === null) return refuse("create-order-or-get-bill");
  const moved = changePlace(bill, place, bill.cover);
  return isRefusal(moved) ? moved : replaceMovedOrder(moved);
}
