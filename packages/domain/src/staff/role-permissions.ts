import { permissions, type Permission } from "./permission.ts";
import type { Role, Staff } from "./staff.ts";

const defaults: Readonly<Record<Role, readonly Permission[]>> = {
  admin: permissions,
  cashier: permissions.filter((permission) => permission !== "admin"),
  staff: [],
};

/** What a role brings along: admin everything, a cashier all but administration, staff nothing beyond taking orders. */
export function permissionsOf(role: Role): readonly Permission[] {
  return defaults[role];
}

/** Somebody may do what they may themselves, and what everybody in their group may. */
export function permissionsWithGroup(
  own: readonly Permission[],
  ofGroup: readonly Permission[],
): readonly Permission[] {
  const all = new Set([...own, ...ofGroup]);
  return permissions.filter((permission) => all.has(permission));
}

/** A cashier is whoever may sign staff in and out, whatever their role is called. */
export function isCashier(user: Pick<Staff, "permissions">): boolean {
  return user.permissions.includes("toggle_staff_sign_in");
}
