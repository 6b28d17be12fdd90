import { divideToStep } from "../money/round-half-up.ts";
import { money, type Money } from "../money/money.ts";
import { largestPrice } from "./check-article.ts";

/** The percentage by which prices rise (or fall, if negative), and the step to which they are rounded. */
export type PriceRaise = {
  /** 500 is 5 % more. */
  readonly basisPoints: number;
  /** New prices are multiples of this step, such as 5.00. */
  readonly step: Money;
};

const hundredPercent = 10_000n;

/**
 * Raises a price and rounds half up to the step. A price of zero stays zero, and no price exceeds the largest allowed.
 */
export function raisePrice(price: Money, { basisPoints, step }: PriceRaise): Money {
  const raised = BigInt(price) * (hundredPercent + BigInt(basisPoints));
  const rounded = Number(divideToStep(raised, hundredPercent, step));
  const highest = largestPrice - (largestPrice % step);
  return money(Math.max(0, Math.min(rounded, highest)));
}
