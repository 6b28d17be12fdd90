import type { LocationId } from "../id.ts";
import { refuse, type Refusal } from "../refusal.ts";
import { canPostBill, canTakeOrders } from "./find-staff.ts";
import type { Staff } from "./staff.ts";

/** The user serves the guests of a new order, cashiers too; those who take no orders choose who does. */
export function requireMayServe(user: Staff, location: LocationId): Refusal | null {
  if (canPostBill(user, location)) return null;
  return canTakeOrders(user)
    ? refuse("staff-not-signed-in", { staff: user.ref })
    : refuse("choose-staff");
}
