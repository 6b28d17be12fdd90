import type { ShiftId, StaffId, StationId, WorkDayId } from "../id.ts";
import type { CashCount } from "../money/cash-count.ts";
import type { Instant } from "../time/instant.ts";
import type { ShiftSummary } from "./shift-summary.ts";

type BaseShift = {
  readonly id: ShiftId;
  readonly name: string;
  readonly station: StationId;
  /** The cashier who owns it. */
  readonly staff: StaffId;
  readonly workDay: WorkDayId;
  readonly startedAt: Instant;
  readonly startCount: CashCount;
};

/** Who counted a drawer, and when. */
export type DrawerCount = { readonly by: StaffId; readonly at: Instant };

export type OpenShift = BaseShift & {
  readonly status: "open";
  /** The last count at the end of the shift; null until the drawer is counted. */
  readonly endCount: CashCount | null;
  /** Each count at the end of the shift. */
  readonly counts: readonly DrawerCount[];
};

export type ClosedShift = BaseShift & {
  readonly status: "closed";
  readonly endCount: CashCount;
  readonly endedAt: Instant;
  readonly summary: ShiftSummary;
};

/** A cashier's time at one station, from the first cash count to the last. */
export type Shift = OpenShift | ClosedShift;

/** A shift before the server has assigned its id. */
export type NewShift = Omit<OpenShift, "id">;
