import type { Place } from "@comanda/domain/bill/bill";
import { createOrder } from "@comanda/domain/bill/create-order";
import type { StaffId } from "@comanda/domain/id";
import { isRefusal } from "@comanda/domain/refusal";

import { requireNewOrder } from "../end-bill/index.ts";
import { showRefusal } from "../notice/index.ts";
import { chooseServer, currentWholeSecond, resetOrder, useOrder } from "../order/index.ts";

type Guests = { readonly place: Place; readonly cover: number | null };

/** Begins the order of guests at a free table, served by the user; those who may not serve choose who does. */
export function beginOrder(guests: Guests, onBegun: () => void): void {
  const closed = requireNewOrder();
  if (closed !== null) {
    showRefusal(closed);
    return;
  }
  const begin = (staff: StaffId): void => {
    const bill = createOrder({ ...guests, staff, customer: null }, currentWholeSecond());
    if (isRefusal(bill)) {
      showRefusal(bill);
      return;
    }
    resetOrder();
    useOrder.setState({ bill });
    onBegun();
  };
  chooseServer(begin);
}
