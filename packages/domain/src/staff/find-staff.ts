import type { LocationId } from "../id.ts";
import { isRefusal, refuse, type Refusal } from "../refusal.ts";
import { mayWorkAt } from "./may-work-at.ts";
import { isCashier } from "./role-permissions.ts";
import { isSameStaffId } from "./staff-id.ts";
import type { Staff } from "./staff.ts";

/** A typed staff ID must belong to someone of this location who is signed in here. */
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

/** Only staff at the location count as signed in there. */
export function isSignedInAt(staff: Pick<Staff, "location">, location: LocationId): boolean {
  return staff.location === location;
}

/** Orders are taken by order takers and by other staff, not by those who only run the house. */
export function isSelectable(staff: Pick<Staff, "subRoles">): boolean {
  return staff.subRoles.length > 0;
}

/** A bill may be in the name of whoever takes orders and is signed in here. */
export function canPostBill(staff: Staff, location: LocationId): boolean {
  return mayWorkAt(staff, location) && isSignedInAt(staff, location) && isSelectable(staff);
}

/** A new order is in one's own name unless another is typed; a cashier always types whose it is. */
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
