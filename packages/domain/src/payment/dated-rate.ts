import { priceDay, type Clock } from "../menu/dated-price.ts";
import type { Rate } from "../money/rate.ts";
import type { PayType } from "./pay-type.ts";

export type { DatedRate } from "../money/rate.ts";

/** The percentage of a charge until the first of its dated rates, and those. */
export type Rates = Pick<PayType, "value" | "datedRates">;

/** The percentage on a day: the latest that has begun. */
export function rateOnDay({ value, datedRates }: Rates, day: string): Rate {
  const begun = datedRates.filter(({ fromDate }) => fromDate <= day);
  return (
    begun.toSorted((one, other) => (one.fromDate < other.fromDate ? -1 : 1)).at(-1)?.rate ?? value
  );
}

/** The same rates as seen on a day: those that have begun are now the percentage. */
export function ratesFromDay(rates: Rates, day: string): Rates {
  return {
    value: rateOnDay(rates, day),
    datedRates: rates.datedRates.filter(({ fromDate }) => fromDate > day),
  };
}

/**
 * The pay types at the percentages of a moment, whose day begins at six in the morning as that of prices does. The same
 * list if no rate has begun since.
 */
export function payTypesAt(payTypes: readonly PayType[], clock: Clock): readonly PayType[] {
  if (payTypes.every(({ datedRates }) => datedRates.length === 0)) return payTypes;
  const day = priceDay(clock);
  const now = payTypes.map((type) => {
    const value = rateOnDay(type, day);
    return value === type.value ? type : { ...type, value };
  });
  return now.every((type, index) => type === payTypes[index]) ? payTypes : now;
}
