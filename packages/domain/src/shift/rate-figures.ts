import { netOfCharge, type ChargeTotal } from "../bill/settlement.ts";
import { addMoney, type Money } from "../money/money.ts";
import type { Rate } from "../money/rate.ts";
import { sumByKey } from "./sum-by-key.ts";

/** What closed bills bear of one charge at one rate: of a tax, net + total is what guests paid for its lines. */
export type RateFigures = Pick<ChargeTotal, "payType" | "total" | "isContained"> & {
  readonly rate: Rate;
  readonly net: Money;
};

/** Adds up charges by their rate. Undefined if one is of a bill that was closed before bills kept their rates. */
export function sumRates(charges: readonly ChargeTotal[]): readonly RateFigures[] | undefined {
  const known = charges.flatMap((charge): readonly RateFigures[] => {
    const { payType, total, isContained, rate } = charge;
    const net = netOfCharge(charge);
    return rate === undefined || net === undefined
      ? []
      : [{ payType, total, isContained, rate, net }];
  });
  return known.length === charges.length ? sumAlike(known) : undefined;
}

/** Reports that were filed before they had rates have none, and neither have sums that include one of those. */
export function addRates(
  first: readonly RateFigures[] | undefined,
  second: readonly RateFigures[] | undefined,
): readonly RateFigures[] | undefined {
  return first === undefined || second === undefined ? undefined : sumAlike([...first, ...second]);
}

/** More than there are basis points in a charge. */
const keysOfRates = 100_000;

function sumAlike(figures: readonly RateFigures[]): readonly RateFigures[] {
  return sumByKey(
    figures,
    ({ payType, rate, isContained }) => (2 * payType + (isContained ? 1 : 0)) * keysOfRates + rate,
    (one, other) => ({
      ...one,
      net: addMoney(one.net, other.net),
      total: addMoney(one.total, other.total),
    }),
  );
}
