import type { LocationId } from "../id.ts";
import { isRefusal, refuse, type Refusal } from "../refusal.ts";
import { isCashier } from "./is-cashier.ts";
import type { Staff } from "./staff.ts";
import { findStaff, canPostBill } from "./find-staff.ts";

/** A new order belongs to the user unless another staff ID is typed; cashiers must always type one. */
export function requireStaffForNewOrder(
  user: Staff,
  typedId: string,
  staffs: readonly Staff[],
  location: LocationId,
): Staff | Refusal {
  const isTyped = typedId.trim() !== "";
  if (!isTyped && isCashier(user)) return refuse("staff-id-invalid");
  const found = findStaff(staffs, isTyped ? typedId : user.ref, location);
  return isRefusal(found) || !canPostBill(found, location) ? refuse("staff-id-invalid") : found;
}
