import type { LocationId } from "../id.ts";
import { refuse, type Refusal } from "../refusal.ts";
import { mayWorkAt } from "./may-work-at.ts";
import { isSameStaffId, isTypedStaffId } from "./staff-id.ts";
import type { Staff } from "./staff.ts";

/**
 * Finds staff by typed ID, who must work at this location and be signed in here. Older data may hold both 20 and a wide
 * 20: the exact one comes first.
 */
export function findStaff(
  staffs: readonly Staff[],
  typedId: string,
  location: LocationId,
): Staff | Refusal {
  const here = staffs.filter((one) => mayWorkAt(one, location));
  const found =
    here.find(({ ref }) => isTypedStaffId(ref, typedId)) ??
    here.find(({ ref }) => isSameStaffId(ref, typedId));
  if (found === undefined) return refuse("staff-not-found", { staff: typedId });
  return requireSignedInAt(found, location) ?? found;
}

/** Refuses staff who are signed in elsewhere, or nowhere. */
export function requireSignedInAt(staff: Staff, location: LocationId): Refusal | null {
  return isSignedInAt(staff, location) ? null : refuse("staff-not-signed-in", { staff: staff.ref });
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
