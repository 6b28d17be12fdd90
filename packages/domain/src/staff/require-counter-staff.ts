import type { LocationId } from "../id.ts";
import { refuse, type Refusal } from "../refusal.ts";
import { canPostBill, canTakeOrders } from "./find-staff.ts";
import type { Staff } from "./staff.ts";

/** At a counter the user serves, cashiers too; those who take no orders choose who does. */
export function requireCounterStaff(user: Staff, location: LocationId): Refusal | null {
  if (canPostBill(user, location)) return null;
  return canTakeOrders(user)
    ? refuse("staff-not-signed-in", { staff: user.ref })
    : refuse("choose-staff");
}
