import type { LocationId } from "../id.ts";
import { isRefusal, refuse, type Refusal } from "../refusal.ts";
import { findStaff } from "../staff/find-staff.ts";
import type { Staff } from "../staff/staff.ts";

/** A commission is earned by someone who is signed in here; an ID that nobody has earns none. */
export function findEarner(
  staffs: readonly Staff[],
  typedId: string,
  location: LocationId,
): Staff | Refusal {
  const found = findStaff(staffs, typedId, location);
  const isUnknown = isRefusal(found) && found.refusal === "staff-not-found";
  return isUnknown ? refuse("commission-staff-invalid", { staff: typedId }) : found;
}
