import type { Bill } from "@comanda/domain/bill/bill";
import { assignStaff } from "@comanda/domain/bill/assign-staff";
import { requireOrder } from "@comanda/domain/bill/order-guards";
import type { StaffId } from "@comanda/domain/id";
import { isRefusal, refuse } from "@comanda/domain/refusal";
import { canPostBill, findStaff } from "@comanda/domain/staff/find-staff";

import { dismissRefusal, showProblem, showRefusal } from "../notice/index.ts";
import { changeHead } from "./change-head.ts";
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
  return bill !== null && saveStaff(bill, staff.id);
}

/** Returns whether the rules allow it; a server that refuses it says so later. */
function saveStaff(bill: Bill, staff: StaffId): boolean {
  const changed = assignStaff(bill, staff);
  if (isRefusal(changed)) {
    showRefusal(changed);
    return false;
  }
  dismissRefusal();
  void sendStaff(bill, changed, staff);
  return true;
}

async function sendStaff(bill: Bill, changed: Bill, staff: StaffId): Promise<void> {
  const done = await changeHead(bill, changed, { staff });
  if (typeof done !== "string") showProblem(done);
}
