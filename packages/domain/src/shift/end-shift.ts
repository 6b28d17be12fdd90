import type { StaffId } from "../id.ts";
import type { CashCount } from "../money/cash-count.ts";
import { isRefusal, refuse, type Refusal } from "../refusal.ts";
import { requirePermission } from "../staff/action-permissions.ts";
import type { Permission } from "../staff/permission.ts";
import type { Instant } from "../time/instant.ts";
import type { ClosedShift, OpenShift, Shift } from "./shift.ts";
import { summarizeShift, type ShiftRecord } from "./summarize-shift.ts";

/** Who counts or ends a shift. */
export type ShiftEnder = {
  readonly id: StaffId;
  readonly permissions: readonly Permission[];
};

export type ShiftCount = { readonly by: ShiftEnder; readonly count: CashCount };
export type ShiftClosing = ShiftCount & { readonly at: Instant; readonly record: ShiftRecord };

/** The drawer is counted at the end of the shift; any count is taken, and may be repeated. */
export function countShift(shift: Shift | null, { by, count }: ShiftCount): OpenShift | Refusal {
  const open = requireMayEndShift(shift, by);
  return isRefusal(open) ? open : { ...open, endCount: count };
}

/** A shift ends whatever the count; the difference goes on record. */
export function endShift(shift: Shift | null, closing: ShiftClosing): ClosedShift | Refusal {
  const { by, count, at, record } = closing;
  const open = requireMayEndShift(shift, by);
  if (isRefusal(open)) return open;
  const summary = summarizeShift(open, record, {
    counted: count.grandTotal,
    endedAt: at,
    by: by.id,
  });
  return { ...open, status: "closed", endCount: count, endedAt: at, summary };
}

/** A shift is counted and ended by its cashier, or for a cashier who is gone by those who may do everything. */
export function requireMayEndShift(shift: Shift | null, by: ShiftEnder): OpenShift | Refusal {
  if (shift === null || shift.status === "closed") return refuse("shift-not-open");
  return refuseToEnd(shift.staff, by) ?? shift;
}

/** Why somebody may not end the shift of a cashier, if they may not. */
export function refuseToEnd(cashier: StaffId, by: ShiftEnder): Refusal | null {
  return cashier === by.id ? null : requirePermission(by, "end-any-shift");
}
