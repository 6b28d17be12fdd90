import type { StaffId, StationId } from "../id.ts";
import type { Money } from "../money/money.ts";
import type { Instant } from "../time/instant.ts";
import type { ForeignDrawer } from "./foreign-figures.ts";
import type { PeriodFigures } from "./period-figures.ts";

/** expected = start + received − change + money-in − money-out − commissions paid. */
export type DrawerFigures = {
  readonly startCash: Money;
  /** Cash of the venue's currency received from guests, before change. */
  readonly receivedCash: Money;
  readonly change: Money;
  readonly moneyIn: Money;
  readonly moneyOut: Money;
  readonly commissionsPaid: Money;
  readonly expected: Money;
  /** Null until the drawer is counted. */
  readonly counted: Money | null;
  /** Counted less expected. It is recorded and never edited. */
  readonly difference: Money | null;
  /** How often it was counted at the end of the shift, if more than once. */
  readonly counts?: number;
  /** Other currencies in it. Missing in reports filed before there were any. */
  readonly foreign?: readonly ForeignDrawer[] | undefined;
};

/** The report of a shift. It is a snapshot: later changes of the venue do not affect it. */
export type ShiftSummary = PeriodFigures & {
  readonly name: string;
  readonly station: StationId;
  readonly staff: StaffId;
  readonly startedAt: Instant;
  /** Null while the shift is open. */
  readonly endedAt: Instant | null;
  /** The user who ended the shift, if not its cashier. */
  readonly endedBy?: StaffId;
  readonly drawer: DrawerFigures;
};
