import type { LocationId } from "../id.ts";
import { isRefusal, refuse, type Refusal } from "../refusal.ts";
import { findStaff } from "../staff/find-staff.ts";
import type { Staff } from "../staff/staff.ts";

/** Finds the staff member with this ID, who must be signed in here. */
export function findEarner(
  staffs: readonly Staff[],
  typedId: string,
  location: LocationId,
): Staff | Refusal {
  const found = findStaff(staffs, typedId, location);
  const isUnknown = isRefusal(found) && found.refusal === "staff-not-found";
  return isUnknown ? refuse("commission-staff-invalid", { staff: typedId }) : found;
}
