import { assignStaff } from "@comanda/domain/bill/change-order";
import { requireOrder } from "@comanda/domain/bill/order-guards";
import { isRefusal, refuse } from "@comanda/domain/refusal";
import { canPostBill, findStaff } from "@comanda/domain/staff/find-staff";

import { sendOrKeep } from "#records/send-or-keep.ts";

import { sayFailure, sayRefusal } from "../notice/index.ts";
import { changeOrder } from "./change-order.ts";
import { staffHere } from "./house.ts";
import { typeOnPad, useOrder } from "./order-store.ts";

/** Who has typed their ID takes over the bill; what is saved is taken over at once. */
export async function assignTypedStaff(): Promise<void> {
  const { bill, typed } = useOrder.getState();
  const { staffs, location } = staffHere();
  const found = requireOrder(bill) ?? findStaff(staffs, typed, location);
  const staff =
    isRefusal(found) || canPostBill(found, location) ? found : refuse("staff-id-invalid");
  if (isRefusal(staff)) {
    sayRefusal(staff);
    return;
  }
  if (!changeOrder((atHand) => assignStaff(atHand, staff.id))) return;
  typeOnPad("");
  const id = bill?.id ?? null;
  if (bill === null || id === null) return;
  const body = { id, version: bill.version, staff: staff.id, billItems: [] };
  const outcome = await sendOrKeep(body);
  if (!outcome.ok) sayFailure(outcome.failure);
}
