import type { StaffId } from "../id.ts";
import type { CashCount } from "../money/cash-count.ts";
import { isRefusal, refuse, type Refusal } from "../refusal.ts";
import { requirePermission } from "../staff/action-permissions.ts";
import { laterOf, type Instant } from "../time/instant.ts";
import { isNotedAfter } from "../time/is-far-ahead.ts";
import { cashMovedAt } from "./cash-moved-at.ts";
import type { ClosedShift, DrawerCount, OpenShift, Shift } from "./shift.ts";
import { summarizeShift, type ShiftRecord } from "./summarize-shift.ts";

/** The user who counts the drawer or ends the shift. */
export type ShiftEnder = {
  readonly id: StaffId;
  readonly permissions: readonly string[];
};

export type ShiftCount = {
  readonly by: ShiftEnder;
  readonly count: CashCount;
  readonly at: Instant;
  readonly record: ShiftRecord;
};

/** After the first count its user sees what is expected, so the second one is final. */
const maxCounts = 2;

/** Records a count of the drawer, whatever it comes to. */
export function countShift(
  shift: Shift | null,
  { by, count, at, record }: ShiftCount,
): OpenShift | Refusal {
  const open = requireMayEndShift(shift, by);
  if (isRefusal(open)) return open;
  if (!mayCountAgain(open, by.id, { record, at })) return refuse("drawer-counted-twice");
  return { ...open, endCount: count, counts: [...open.counts, { by: by.id, at }] };
}

/**
 * A user counts what is in a drawer twice at most; then only another user who may end the shift can count it, until
 * cash comes in or leaves.
 */
export function mayCountAgain(
  shift: OpenShift,
  by: StaffId,
  { record, at: now }: Pick<ShiftCount, "record" | "at">,
): boolean {
  const movedAt = cashMovedAt(record, now);
  const standing = countsOf(shift, by).filter(
    ({ at }) => movedAt === null || !isNotedAfter(movedAt, at, now),
  );
  return standing.length < maxCounts;
}

/** A user who has not counted the drawer is not shown what is expected in it. */
export function hasCounted(shift: OpenShift, by: StaffId): boolean {
  return countsOf(shift, by).length > 0;
}

function countsOf({ counts }: OpenShift, by: StaffId): readonly DrawerCount[] {
  return counts.filter((count) => count.by === by);
}

/** Ends a shift whatever the count; the difference is recorded. */
export function endShift(shift: Shift | null, closing: ShiftCount): ClosedShift | Refusal {
  const { by, count, at, record } = closing;
  const open = requireMayEndShift(shift, by);
  if (isRefusal(open)) return open;
  // The clock may have been set back since the shift began.
  const endedAt = laterOf(at, open.startedAt);
  const summary = summarizeShift(open, record, { counted: count.grandTotal, endedAt, by: by.id });
  return { ...open, status: "closed", endCount: count, endedAt, summary };
}

/** Only its cashier may count and end a shift, or an administrator for a cashier who has left. */
export function requireMayEndShift(shift: Shift | null, by: ShiftEnder): OpenShift | Refusal {
  if (shift === null || shift.status === "closed") return refuse("shift-not-open");
  return checkMayEndShift(shift.staff, by) ?? shift;
}

/** Returns the refusal if the user may not end this cashier's shift, else null. */
export function checkMayEndShift(cashier: StaffId, by: ShiftEnder): Refusal | null {
  return cashier === by.id ? null : requirePermission(by, "end-any-shift");
}
