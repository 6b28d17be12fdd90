import type { StaffId, StationId } from "../id.ts";
import type { Money } from "../money/money.ts";
import type { Instant } from "../time/instant.ts";
import type { PeriodFigures } from "./period-figures.ts";

/** expected = start + received − change + money-in − money-out − commissions paid. */
export type DrawerFigures = {
  readonly startCash: Money;
  /** Cash that guests handed over, before change. */
  readonly receivedCash: Money;
  readonly change: Money;
  readonly moneyIn: Money;
  readonly moneyOut: Money;
  readonly commissionsPaid: Money;
  readonly expected: Money;
  /** Empty until somebody has counted. */
  readonly counted: Money | null;
  /** What was counted beyond, or short of, what was expected. It is recorded, never edited. */
  readonly difference: Money | null;
};

/** The report of a shift. It stands for itself: nothing in it changes when the venue does. */
export type ShiftSummary = PeriodFigures & {
  readonly name: string;
  readonly station: StationId;
  readonly staff: StaffId;
  readonly startedAt: Instant;
  /** Empty while the shift is on. */
  readonly endedAt: Instant | null;
  /** Who ended it for the cashier; left out where the cashier did. */
  readonly endedBy?: StaffId;
  readonly drawer: DrawerFigures;
};
