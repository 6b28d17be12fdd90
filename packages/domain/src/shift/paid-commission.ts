import type { StaffId } from "../id.ts";
import type { Money } from "../money/money.ts";
import type { Instant } from "../time/instant.ts";

/** A commission paid to a member of staff in cash from the drawer. */
export type PaidCommission = {
  readonly staff: StaffId;
  readonly amount: Money;
  readonly note: string;
  readonly paidAt: Instant;
};
