import type { StaffReply } from "@comanda/contract/staff";
import type { LocationId } from "@comanda/domain/id";
import { roleCodes, type Role, type Staff } from "@comanda/domain/staff/staff";

const roles = new Map<number, Role>([
  [roleCodes.admin, "admin"],
  [roleCodes.cashier, "cashier"],
  [roleCodes.staff, "staff"],
]);

/** A member of staff as the rules know them. What others may do is the server's to know. */
export function staffFrom(reply: StaffReply, location: LocationId): Staff {
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
    // Who is in the list may work here.
    subLocations: [location],
    location: reply.location,
    station: reply.station,
    isDeleted: reply.isDeleted,
  };
}

/** What somebody is called on the screen. */
export function staffName({
  firstName,
  lastName,
  username,
}: Pick<StaffReply, "firstName" | "lastName" | "username">): string {
  const name = `${firstName} ${lastName}`.trim();
  return name === "" ? username : name;
}
