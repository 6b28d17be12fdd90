import type { LocationId } from "../id.ts";
import { isRefusal, refuse, type Refusal } from "../refusal.ts";
import { mayWorkAt } from "./may-work-at.ts";
import { isCashier } from "./role-permissions.ts";
import { isSameStaffId } from "./staff-id.ts";
import type { Staff } from "./staff.ts";

/** Finds staff by typed ID, who must work at this location and be signed in here. */
export function findStaff(
  staffs: readonly Staff[],
  typedId: string,
  location: LocationId,
): Staff | Refusal {
  const found = staffs.find((one) => isSameStaffId(one.ref, typedId) && mayWorkAt(one, location));
  if (found === undefined) return refuse("staff-not-found", { staff: typedId });
  return isSignedInAt(found, location)
    ? found
    : refuse("staff-not-signed-in", { staff: found.ref });
}

/** Whether the member of staff is signed in at the location. */
export function isSignedInAt(staff: Pick<Staff, "location">, location: LocationId): boolean {
  return staff.location === location;
}

/** Order takers and other staff can take orders; those who only manage the venue cannot. */
export function canTakeOrders(staff: Pick<Staff, "subRoles">): boolean {
  return staff.subRoles.length > 0;
}

/** Whether a bill may be assigned to this member of staff. */
export function canPostBill(staff: Staff, location: LocationId): boolean {
  return mayWorkAt(staff, location) && isSignedInAt(staff, location) && canTakeOrders(staff);
}

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
