import type { Bill } from "../bill/bill.ts";
import { subtractMoney, type Money } from "../money/money.ts";

/** What is left of the total after a part payment; null if nothing was paid yet, or more than the bill comes to. */
export function stillDue({ paid }: Pick<Bill, "paid">, total: Money): Money | null {
  const left = subtractMoney(total, paid);
  return paid === 0 || left < 0 ? null : left;
}
