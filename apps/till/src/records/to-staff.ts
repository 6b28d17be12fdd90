import type { StaffReply } from "@comanda/contract/staff-record";
import type { LocationId } from "@comanda/domain/id";
import { roleCodes, type Role, type Staff } from "@comanda/domain/staff/staff";

const roles = new Map<number, Role>([
  [roleCodes.admin, "admin"],
  [roleCodes.cashier, "cashier"],
  [roleCodes.staff, "staff"],
]);

/**
 * Converts a staff member from the wire for the domain rules. Rights of others are left out; only the server knows
 * them.
 */
export function toStaff(reply: StaffReply, location: LocationId): Staff {
  return {
    id: reply.id,
    ref: reply.ref,
    username: reply.username,
    firstName: reply.firstName,
    lastName: reply.lastName,
    role: roles.get(reply.role) ?? "staff",
    userGroup: reply.userGroup,
    subRoles: reply.subRoles,
    mayLogIn: false,
    permissions: [],
    // All staff in the list may work here.
    subLocations: [location],
    location: reply.location,
    station: reply.station,
    isDeleted: reply.isDeleted,
  };
}

/** The display name of a staff member. */
export function staffName({
  firstName,
  lastName,
  username,
}: Pick<StaffReply, "firstName" | "lastName" | "username">): string {
  const name = `${firstName} ${lastName}`.trim();
  return name === "" ? username : name;
}
