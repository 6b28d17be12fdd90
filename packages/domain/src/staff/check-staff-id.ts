import type { StaffId } from "../id.ts";
import { refuse, type Refusal } from "../refusal.ts";
import { isSameStaffId } from "./staff-id.ts";
import type { Staff } from "./staff.ts";

/** Staff IDs are unique among staff who share a location. Staff who left give up theirs. */
export function checkStaffId(
  wanted: Pick<Staff, "ref" | "subLocations"> & { readonly id: StaffId | null },
  staffs: readonly Staff[],
): Refusal | null {
  const holder = staffs.find(
    (one) =>
      one.id !== wanted.id &&
      !one.isDeleted &&
      isSameStaffId(one.ref, wanted.ref) &&
      one.subLocations.some((location) => wanted.subLocations.includes(location)),
  );
  return holder === undefined ? null : refuse("staff-id-used", { staff: wanted.ref });
}
