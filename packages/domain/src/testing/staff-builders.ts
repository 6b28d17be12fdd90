import { id, type LocationId } from "../id.ts";
import type { Staff } from "../staff/staff.ts";

export const lotusHouse: LocationId = id(1);
export const harbourHotel: LocationId = id(2);

/** A waiter of Lotus House who is signed out; the id equals a numeric staff ID. */
export function aStaff(ref: string, changes: Partial<Staff> = {}): Staff {
  return {
    id: id(Number(ref) || 900),
    ref,
    username: `user${ref}`,
    firstName: "Mali",
    lastName: "Suk",
    role: "staff",
    userGroup: id(1),
    subRoles: ["order-taker"],
    mayLogIn: true,
    permissions: [],
    subLocations: [lotusHouse],
    location: null,
    station: null,
    isDeleted: false,
    ...changes,
  };
}

export function aSignedInStaff(ref: string, changes: Partial<Staff> = {}): Staff {
  return aStaff(ref, { location: lotusHouse, station: id(1), ...changes });
}
