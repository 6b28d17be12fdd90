import { placeOf } from "@comanda/contract/bill-record";
import { nextCounterPlace } from "@comanda/domain/bill/counter-place";
import { createOrder } from "@comanda/domain/bill/create-order";
import type { StaffId } from "@comanda/domain/id";
import { isRefusal } from "@comanda/domain/refusal";

import { recordStore } from "#records/record-store.ts";

import { requireNewOrder } from "../end-bill/index.ts";
import { showRefusal } from "../notice/index.ts";
import { chooseServer, currentWholeSecond, resetOrder, useOrder } from "../order/index.ts";
import { findCounter } from "#api/find-counter.ts";

/** Starts an order for the first tile, served by the user; those who may not serve choose who does. */
export function startOrder(): boolean {
  const counter = findCounter();
  if (counter === null) return true;
  const closed = requireNewOrder();
  if (closed !== null) {
    showRefusal(closed);
    return false;
  }
  return chooseServer((staff) => begin(counter.name, staff));
}

/** What was typed before the tile is its quantity. */
function begin(counter: string, staff: StaffId): void {
  const places = [...recordStore.getState().records.bill.values()].map(placeOf);
  const place = nextCounterPlace(counter, places);
  const bill = createOrder({ place, cover: null, staff, customer: null }, currentWholeSecond());
  if (isRefusal(bill)) throw new Error(bill.refusal);
  const { typed } = useOrder.getState();
  resetOrder();
  useOrder.setState({ bill, typed });
}
