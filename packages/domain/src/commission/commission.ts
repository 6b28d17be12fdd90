import type { CommissionId, UserGroupId } from "../id.ts";
import type { Money } from "../money/money.ts";

/** The amount for one user group. The entry without a user group is the default (entry 0 on the wire). */
export type CommissionEntry = { readonly userGroup: UserGroupId | null; readonly amount: Money };

export type Commission = {
  readonly id: CommissionId;
  readonly entries: readonly CommissionEntry[];
  /** What the guest pays for it if the article's price does not contain it. */
  readonly price: Money;
  readonly isInPrice: boolean;
  readonly isOnBill: boolean;
};
