import type { StaffId, StationId } from "../id.ts";
import type { Money } from "../money/money.ts";
import type { PeriodFigures, PeriodTotals } from "../shift/period-figures.ts";
import type { Instant } from "../time/instant.ts";

/** A row of the table of shifts. */
export type ShiftRow = {
  readonly name: string;
  readonly station: StationId;
  readonly staff: StaffId;
  readonly startedAt: Instant;
  readonly endedAt: Instant | null;
  /** What its closed bills came to. */
  readonly amount: Money;
  /** What its drawer had beyond, or short of, what was expected; empty until counted, unknown in older reports. */
  readonly difference?: Money | null | undefined;
};

/** The report of a day. It stands for itself: nothing in it changes when the venue does. */
export type DaySummary = PeriodFigures & {
  readonly locationName: string;
  readonly startedAt: Instant;
  /** Empty while the day is on. */
  readonly endedAt: Instant | null;
  readonly shifts: readonly ShiftRow[];
  readonly totals: PeriodTotals;
};
