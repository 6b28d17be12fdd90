import type { StaffId } from "../id.ts";
import { lineTotal } from "../money/line-total.ts";
import { sumMoney, type Money } from "../money/money.ts";
import type { Quantity } from "../money/quantity.ts";
import { refuse, type Refusal } from "../refusal.ts";

/** A commission line, as far as paying for it is concerned. */
export type EarnedCommission = {
  readonly key: string;
  readonly staff: StaffId;
  readonly commission: Money;
  readonly quantity: Quantity;
};

/** What is owed to one member of staff, and the lines that earned it. */
export type CommissionDue = {
  readonly staff: StaffId;
  readonly amount: Money;
  readonly lines: readonly EarnedCommission[];
};

/** What a commission line earns its staff; a credited one takes it back. */
export function earnedBy({
  commission,
  quantity,
}: Pick<EarnedCommission, "commission" | "quantity">): Money {
  return lineTotal(commission, quantity);
}

/** What is owed to each member of staff for commission lines that nobody was paid for yet. */
export function commissionsDue(unpaid: readonly EarnedCommission[]): readonly CommissionDue[] {
  const byStaff = Map.groupBy(unpaid, ({ staff }) => staff);
  return [...byStaff]
    .map(([staff, lines]) => ({ staff, amount: sumMoney(lines.map(earnedBy)), lines }))
    .toSorted((first, second) => first.staff - second.staff);
}

/** Staff is paid the very sum that was shown; when lines came or went meanwhile, it is shown again first. */
export function checkCommissionPayment(
  due: CommissionDue | null,
  paid: { readonly amount: Money; readonly lines: readonly string[] },
): Refusal | null {
  const named = new Set(paid.lines);
  const isAsShown =
    due !== null &&
    due.amount === paid.amount &&
    due.lines.length === named.size &&
    due.lines.every(({ key }) => named.has(key));
  return isAsShown ? null : refuse("commission-changed");
}
