import type { StaffId, StationId, WorkDayId } from "../id.ts";
import type { CashCount } from "../money/cash-count.ts";
import { refuse, type Refusal } from "../refusal.ts";
import type { Instant } from "../time/instant.ts";
import type { NewShift, OpenShift } from "./shift.ts";

/** The shift starts this long after the click, so that the cashier sees the button pressed. */
export const shiftStartDelayMs = 400;

export type ShiftStart = {
  /** The location's open work day, if any. */
  readonly workDay: { readonly id: WorkDayId } | null;
  /** The shift already open at the station, if any. */
  readonly openShift: Pick<OpenShift, "name" | "staff"> | null;
  readonly name: string;
  readonly station: StationId;
  readonly staff: StaffId;
  readonly startCount: CashCount;
  readonly at: Instant;
};

/** Starts a shift with a cash count. It needs an open work day and a station without an open shift. */
export function startShift(start: ShiftStart): NewShift | Refusal {
  const { workDay, openShift, name, station, staff, startCount, at } = start;
  if (workDay === null) return refuse("start-day");
  if (openShift !== null) {
    return refuse("shift-already-open", { shift: openShift.name, staff: openShift.staff });
  }
  return {
    status: "open",
    name,
    station,
    staff,
    workDay: workDay.id,
    startedAt: at,
    startCount,
    endCount: null,
    counts: [],
  };
}
