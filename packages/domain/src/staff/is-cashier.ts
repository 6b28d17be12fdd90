import { hasRight } from "./permission.ts";
import type { Staff } from "./staff.ts";

/** A cashier is a user who may sign staff in and out, whatever their role. */
export function isCashier(user: Pick<Staff, "permissions">): boolean {
  return hasRight(user.permissions, "sign_staff");
}
