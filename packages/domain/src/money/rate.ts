import { money, type Money } from "./money.ts";
import { divideHalfUp, divideToStep } from "./round-half-up.ts";

/** A percentage in whole basis points: 7.5 % is 750. */
export type Rate = number & { readonly unit: "basis-points" };

/** A percentage that applies from a day on. The day is YYYY-MM-DD: of two, the earlier is the smaller text. */
export type DatedRate = { readonly fromDate: string; readonly rate: Rate };

const hundredPercent = 10_000n;

export function rate(basisPoints: number): Rate {
  if (!Number.isSafeInteger(basisPoints) || basisPoints < 0) {
    throw new RangeError(`Not whole basis points: ${basisPoints}`);
  }
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the only place that creates this brand
  return basisPoints as Rate;
}

/** A charge on top: value / 100 of the amount. */
export function shareOnTop(amount: Money, value: Rate): Money {
  return money(Number(divideHalfUp(BigInt(amount) * BigInt(value), hundredPercent)));
}

/** A charge contained in the amount: value / (100 + value) of it, to whole units of so many hundredths. */
export function shareContained(amount: Money, value: Rate, unit = 1): Money {
  const whole = hundredPercent + BigInt(value);
  return money(Number(divideToStep(BigInt(amount) * BigInt(value), whole, unit)));
}
