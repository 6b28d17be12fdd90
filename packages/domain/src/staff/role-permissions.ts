import { permissions, permissionsFor, rightsIn } from "./list-rights.ts";
import type { Bundle, Permission } from "./permission.ts";
import type { Role } from "./staff.ts";

const permissionsByRole: Readonly<Record<Role, readonly Bundle[]>> = {
  admin: permissions,
  cashier: permissions.filter((permission) => permission !== "admin"),
  staff: [],
};

/** The default permissions of a role: admins have all, cashiers all except `admin`, staff none. */
export function permissionsOf(role: Role): readonly Bundle[] {
  return permissionsByRole[role];
}

/** Adds the permissions of the user group to the user's own. */
export function permissionsWithGroup(
  own: readonly Permission[],
  ofGroup: readonly Permission[],
): readonly Permission[] {
  return permissionsFor(rightsIn([...own, ...ofGroup]));
}
