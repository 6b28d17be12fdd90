import type { Bill } from "@comanda/domain/bill/bill";
import { assignStaff } from "@comanda/domain/bill/assign-staff";
import { requireOrder } from "@comanda/domain/bill/order-guards";
import type { StaffId } from "@comanda/domain/id";
import { isRefusal, refuse } from "@comanda/domain/refusal";
import { canPostBill, findStaff } from "@comanda/domain/staff/find-staff";

import { sendOrEnqueue } from "#records/send-or-enqueue.ts";

import { showFailure } from "../notice/index.ts";
import { changeOrder } from "./change-order.ts";
import { staffOfLocation } from "./sale-context.ts";
import { typeOnPad, useOrder } from "./order-store.ts";
import { showStaffRefusal } from "./show-staff-refusal.ts";

/**
 * Assigns the bill to the member of staff with the ID on the pad; returns whether there is one. The ID is used up even
 * if it is refused: the next tile would take it for a quantity.
 */
export function assignTypedStaff(): boolean {
  const { typed } = useOrder.getState();
  typeOnPad("");
  return assignStaffWithId(typed);
}

function assignStaffWithId(typed: string): boolean {
  const { bill } = useOrder.getState();
  const { staffs, location } = staffOfLocation();
  const found = requireOrder(bill) ?? findStaff(staffs, typed, location);
  const staff =
    isRefusal(found) || canPostBill(found, location) ? found : refuse("staff-id-invalid");
  if (isRefusal(staff)) {
    showStaffRefusal(staff, (ref) => assignStaffWithId(ref));
    return false;
  }
  if (!changeOrder((atHand) => assignStaff(atHand, staff.id))) return false;
  void saveStaff(bill, staff.id);
  return true;
}

/** A bill that the server knows is updated there at once. */
async function saveStaff(bill: Bill | null, staff: StaffId): Promise<void> {
  const id = bill?.id ?? null;
  if (bill === null || id === null) return;
  const body = { id, version: bill.version, staff, billItems: [] };
  const outcome = await sendOrEnqueue(body);
  if (!outcome.ok) showFailure(outcome.failure);
}
