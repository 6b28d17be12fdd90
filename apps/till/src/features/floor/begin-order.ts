import type { Place } from "@comanda/domain/bill/bill";
import { createOrder } from "@comanda/domain/bill/create-order";
import type { StaffId } from "@comanda/domain/id";
import { isRefusal, refuse } from "@comanda/domain/refusal";
import { findStaff } from "@comanda/domain/staff/find-staff";
import { requireCounterStaff } from "@comanda/domain/staff/require-counter-staff";

import { requireNewOrder } from "../end-bill/index.ts";
import { showRefusal } from "../notice/index.ts";
import {
  currentWholeSecond,
  requireSession,
  resetOrder,
  showStaffRefusal,
  staffOfLocation,
  useOrder,
} from "../order/index.ts";

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
  const { user } = requireSession();
  const { staffs, location } = staffOfLocation();
  const self = staffs.find(({ id }) => id === user.id);
  const refusal = self === undefined ? refuse("choose-staff") : requireCounterStaff(self, location);
  if (refusal === null) {
    begin(user.id);
    return;
  }
  showStaffRefusal(refusal, (ref) => {
    const chosen = findStaff(staffs, ref, location);
    if (isRefusal(chosen)) showRefusal(chosen);
    else begin(chosen.id);
  });
}
