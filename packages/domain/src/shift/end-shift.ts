import type { StaffId } from "../id.ts";
import type { CashCount } from "../money/cash-count.ts";
import { isRefusal, refuse, type Refusal } from "../refusal.ts";
import type { Instant } from "../time/instant.ts";
import type { ClosedShift, OpenShift, Shift } from "./shift.ts";
import { summarizeShift, type ShiftRecord } from "./summarize-shift.ts";

export type ShiftCount = { readonly by: StaffId; readonly count: CashCount };
export type ShiftClosing = ShiftCount & { readonly at: Instant; readonly record: ShiftRecord };

/** The cashier who owns the shift counts the drawer at its end; any count is taken, and may be repeated. */
export function countShift(shift: Shift | null, { by, count }: ShiftCount): OpenShift | Refusal {
  const own = requireOwnShift(shift, by);
  return isRefusal(own) ? own : { ...own, endCount: count };
}

/** A shift is ended by the cashier who owns it, whatever the count; the difference goes on record. */
export function endShift(shift: Shift | null, closing: ShiftClosing): ClosedShift | Refusal {
  const { by, count, at, record } = closing;
  const own = requireOwnShift(shift, by);
  if (isRefusal(own)) return own;
  const summary = summarizeShift(own, record, { counted: count.grandTotal, endedAt: at });
  return { ...own, status: "closed", endCount: count, endedAt: at, summary };
}

/** A shift belongs to the cashier who started it, and nobody else counts or ends it. */
export function requireOwnShift(shift: Shift | null, by: StaffId): OpenShift | Refusal {
  if (shift === null || shift.status === "closed") return refuse("shift-not-open");
  return shift.staff === by ? shift : refuse("permission-denied");
}
