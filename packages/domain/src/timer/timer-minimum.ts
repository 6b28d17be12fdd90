import { money, noMoney, type Money } from "../money/money.ts";
import { divideHalfUp } from "../money/round-half-up.ts";

/** A promotion lowers the minimum charge in proportion to the price. */
export function promotedMinimum(minimum: Money, productPrice: Money, price: Money): Money {
  if (productPrice <= 0) return minimum;
  return money(Number(divideHalfUp(BigInt(minimum) * BigInt(price), BigInt(productPrice))));
}

/** A timer whose price contains a commission costs at least that commission. */
export function commissionAdjustedMinimum(minimum: Money, containedCommission: Money): Money {
  return money(Math.max(minimum, containedCommission, noMoney));
}
