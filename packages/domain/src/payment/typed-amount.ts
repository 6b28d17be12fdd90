import { minorUnitsPerUnit, money, type Money } from "../money/money.ts";
import { maximumAmountLength } from "./maximum-amount-length.ts";

/** The largest number of ten digits, small enough that sums of payments stay exact. */
export const largestAmount = money((10 ** maximumAmountLength - 1) * minorUnitsPerUnit);

/** A typed amount is never negative and never larger than its field allows. */
export function isTypableAmount(amount: Money): boolean {
  return amount >= 0 && amount <= largestAmount;
}
