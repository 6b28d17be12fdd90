import { minorUnitsPerUnit, money, type Money } from "../money/money.ts";

/** The longest amount that a person may type when paying, the decimal point included. */
export const maximumAmountLength = 10;

/** Ten nines: the most that ten characters can say, so that sums of payments stay exact. */
export const largestAmount = money((10 ** maximumAmountLength - 1) * minorUnitsPerUnit);

/** An amount that is typed is never below nothing, and never more than its field can hold. */
export function isTypableAmount(amount: Money): boolean {
  return amount >= 0 && amount <= largestAmount;
}
