import type { StaffId } from "../id.ts";
import { lineTotal } from "../money/line-total.ts";
import { sumMoney, type Money } from "../money/money.ts";
import type { Quantity } from "../money/quantity.ts";
import { refuse, type Refusal } from "../refusal.ts";

/** The fields of a commission line that matter for paying it. */
export type EarnedCommission = {
  readonly key: string;
  readonly staff: StaffId;
  readonly commission: Money;
  readonly quantity: Quantity;
};

/** The amount owed to one member of staff, and the lines that earned it. */
export type CommissionDue = {
  readonly staff: StaffId;
  readonly amount: Money;
  readonly lines: readonly EarnedCommission[];
};

/** Computes what a commission line earns; a credit is negative. */
export function earnedAmount({
  commission,
  quantity,
}: Pick<EarnedCommission, "commission" | "quantity">): Money {
  return lineTotal(commission, quantity);
}

/** Sums the unpaid commission lines per member of staff. */
export function commissionsDue(unpaid: readonly EarnedCommission[]): readonly CommissionDue[] {
  const byStaff = Map.groupBy(unpaid, ({ staff }) => staff);
  return [...byStaff]
    .map(([staff, lines]) => ({ staff, amount: sumMoney(lines.map(earnedAmount)), lines }))
    .toSorted((first, second) => first.staff - second.staff);
}

/**
 * The amount paid must be the amount shown. If lines were added or removed meanwhile, the till shows the new amount
 * first. A negative amount is not paid.
 */
export function checkCommissionPayment(
  due: CommissionDue | null,
  paid: { readonly amount: Money; readonly lines: readonly string[] },
): Refusal | null {
  const named = new Set(paid.lines);
  const isAsShown =
    due !== null &&
    due.amount >= 0 &&
    due.amount === paid.amount &&
    due.lines.length === named.size &&
    due.lines.every(({ key }) => named.has(key));
  return isAsShown ? null : refuse("commission-changed");
}
