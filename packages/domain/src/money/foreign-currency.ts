import type { ForeignCurrencyId } from "../id.ts";
import { payableUnit, type Decimals } from "./currency.ts";
import { money, noMoney, type Money } from "./money.ts";
import { divideToStep } from "./round-half-up.ts";

/** A currency that the venue takes beside its own. */
export type ForeignCurrency = {
  readonly id: ForeignCurrencyId;
  readonly name: string;
  readonly code: string;
  /** Units of the venue's currency for one unit of this one, in millionths to stay an integer. */
  readonly rateMillionths: number;
  readonly hasDecimals: boolean;
};

export const millionths = 1_000_000;

type Exchange = Pick<ForeignCurrency, "rateMillionths" | "hasDecimals">;

/** What an amount is worth in the venue's currency, to the nearest amount that guests can pay. Null if it is too large. */
export function inMain(
  amount: Money,
  { rateMillionths }: Pick<Exchange, "rateMillionths">,
  main: Decimals,
): Money | null {
  // Numbers would be too small for large amounts at a high rate.
  const worth = BigInt(amount) * BigInt(rateMillionths);
  return moneyOrNull(divideToStep(worth, BigInt(millionths), payableUnit(main)));
}

/** The least of a currency that pays what is due. Null if no amount is large enough. */
export function dueIn(due: Money, currency: Exchange, main: Decimals): Money | null {
  if (due <= 0) return noMoney;
  const unit = BigInt(payableUnit(currency));
  // Half a unit less is still rounded up to what is due.
  const least = (2n * BigInt(due) - BigInt(payableUnit(main))) * BigInt(millionths);
  const perStep = 2n * BigInt(currency.rateMillionths) * unit;
  return moneyOrNull(((least + perStep - 1n) / perStep) * unit);
}

/** At extreme rates the product of two valid numbers is no exact number any more. */
function moneyOrNull(minorUnits: bigint): Money | null {
  const amount = Number(minorUnits);
  return Number.isSafeInteger(amount) ? money(amount) : null;
}
