import { assignStaff } from "@comanda/domain/bill/change-order";
import { requireOrder } from "@comanda/domain/bill/order-guards";
import { isRefusal, refuse } from "@comanda/domain/refusal";
import { canPostBill, findStaff } from "@comanda/domain/staff/find-staff";

import { sendOrEnqueue } from "#records/send-or-enqueue.ts";

import { showFailure } from "../notice/index.ts";
import { changeOrder } from "./change-order.ts";
import { staffOfLocation } from "./sale-context.ts";
import { typeOnPad, useOrder } from "./order-store.ts";
import { showStaffRefusal } from "./show-staff-refusal.ts";

/** Assigns the bill to the member of staff with the ID on the pad. */
export function assignTypedStaff(): Promise<void> {
  return assignStaffWithId(useOrder.getState().typed);
}

/** A bill that the server knows is updated there at once. */
async function assignStaffWithId(typed: string): Promise<void> {
  const { bill } = useOrder.getState();
  const { staffs, location } = staffOfLocation();
  const found = requireOrder(bill) ?? findStaff(staffs, typed, location);
  const staff =
    isRefusal(found) || canPostBill(found, location) ? found : refuse("staff-id-invalid");
  if (isRefusal(staff)) {
    showStaffRefusal(staff, (ref) => void assignStaffWithId(ref));
    return;
  }
  if (!changeOrder((atHand) => assignStaff(atHand, staff.id))) return;
  typeOnPad("");
  const id = bill?.id ?? null;
  if (bill === null || id === null) return;
  const body = { id, version: bill.version, staff: staff.id, billItems: [] };
  const outcome = await sendOrEnqueue(body);
  if (!outcome.ok) showFailure(outcome.failure);
}
