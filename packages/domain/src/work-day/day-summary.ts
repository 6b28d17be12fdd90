import type { StaffId, StationId } from "../id.ts";
import type { Money } from "../money/money.ts";
import type { ForeignDrawer } from "../shift/foreign-figures.ts";
import type { PeriodFigures, PeriodTotals } from "../shift/period-figures.ts";
import type { Instant } from "../time/instant.ts";

/** A row of the shift table. */
export type ShiftRow = {
  readonly name: string;
  readonly station: StationId;
  readonly staff: StaffId;
  readonly startedAt: Instant;
  readonly endedAt: Instant | null;
  /** The total of its closed bills. */
  readonly amount: Money;
  /** Counted less expected cash; null until counted, undefined in older reports. */
  readonly difference?: Money | null | undefined;
  /** Other currencies in its drawer; undefined in older reports. */
  readonly foreign?: readonly ForeignDrawer[] | undefined;
};

/** The report of a day. It is a snapshot: later changes of the venue do not affect it. */
export type DaySummary = PeriodFigures & {
  readonly locationName: string;
  readonly startedAt: Instant;
  /** Null while the day is open. */
  readonly endedAt: Instant | null;
  readonly shifts: readonly ShiftRow[];
  readonly totals: PeriodTotals;
};
