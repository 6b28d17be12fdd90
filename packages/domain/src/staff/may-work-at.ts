import type { LocationId } from "../id.ts";
import type { Staff } from "./staff.ts";

/** Staff work only where the house put them, and not after they have left. */
export function mayWorkAt(
  staff: Pick<Staff, "subLocations" | "isDeleted">,
  location: LocationId,
): boolean {
  return !staff.isDeleted && staff.subLocations.includes(location);
}
