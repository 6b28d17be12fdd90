import type { StaffId } from "@comanda/domain/id";
import { isRefusal, refuse } from "@comanda/domain/refusal";
import { findStaff } from "@comanda/domain/staff/find-staff";
import { requireMayServe } from "@comanda/domain/staff/require-may-serve";

import { showRefusal } from "../notice/index.ts";
import { requireSession, staffOfLocation } from "./sale-context.ts";
import { showStaffRefusal } from "./show-staff-refusal.ts";

/** Begins an order that the user serves; those who may not serve choose who does. Returns whether it began at once. */
export function chooseServer(begin: (staff: StaffId) => void): boolean {
  const { user } = requireSession();
  const { staffs, location } = staffOfLocation();
  const self = staffs.find(({ id }) => id === user.id);
  const refusal = self === undefined ? refuse("choose-staff") : requireMayServe(self, location);
  if (refusal === null) {
    begin(user.id);
    return true;
  }
  showStaffRefusal(refusal, (ref) => {
    const chosen = findStaff(staffs, ref, location);
    if (isRefusal(chosen)) showRefusal(chosen);
    else begin(chosen.id);
  });
  return false;
}
