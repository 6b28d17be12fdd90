import { permissions, type Permission } from "./permission.ts";
import type { Role, Staff } from "./staff.ts";

const permissionsByRole: Readonly<Record<Role, readonly Permission[]>> = {
  admin: permissions,
  cashier: permissions.filter((permission) => permission !== "admin"),
  staff: [],
};

/** The default permissions of a role: admins have all, cashiers all except `admin`, staff none. */
export function permissionsOf(role: Role): readonly Permission[] {
  return permissionsByRole[role];
}

/** Adds the permissions of the user group to the user's own. */
export function permissionsWithGroup(
  own: readonly Permission[],
  ofGroup: readonly Permission[],
): readonly Permission[] {
  const all = new Set([...own, ...ofGroup]);
  return permissions.filter((permission) => all.has(permission));
}

/** A cashier is a user who may sign staff in and out, whatever their role. */
export function isCashier(user: Pick<Staff, "permissions">): boolean {
  return user.permissions.includes("toggle_staff_sign_in");
}
