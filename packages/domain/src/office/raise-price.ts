import { divideHalfUp } from "../money/round-half-up.ts";
import { money, type Money } from "../money/money.ts";
import { largestPrice } from "./check-article.ts";

/** By how much prices are raised, or with a minus lowered, and to what they are rounded. */
export type Raise = {
  /** Of the price: 500 is 5 % more. */
  readonly basisPoints: number;
  /** A price is a multiple of it afterwards, such as 5.00. */
  readonly step: Money;
};

const whole = 10_000n;

/** The price after a raise, rounded half up. What cost nothing goes on costing nothing, and nothing becomes dearer than there is. */
export function raisePrice(price: Money, { basisPoints, step }: Raise): Money {
  const raised = BigInt(price) * (whole + BigInt(basisPoints));
  const steps = divideHalfUp(raised, whole * BigInt(step));
  const rounded = Number(steps) * step;
  const highest = largestPrice - (largestPrice % step);
  return money(Math.max(0, Math.min(rounded, highest)));
}
