import type { LocationId } from "../id.ts";
import type { Staff } from "./staff.ts";

/** Staff may work only at their assigned locations, and not after they have left. */
export function mayWorkAt(
  staff: Pick<Staff, "subLocations" | "isDeleted">,
  location: LocationId,
): boolean {
  return !staff.isDeleted && staff.subLocations.includes(location);
}
