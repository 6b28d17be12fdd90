import type { Money } from "../money/money.ts";
import { dayBefore } from "../time/calendar.ts";
import type { Instant } from "../time/instant.ts";
import { localTime, type TimeZone } from "../time/local-time.ts";
import { wireDate } from "../time/wire-date.ts";

/** A price that applies from a day on. The day is YYYY-MM-DD: of two, the earlier is the smaller text. */
export type DatedPrice = { readonly fromDate: string; readonly price: Money };

/** The price of an article until the first of its dated prices, and those. */
export type Prices = { readonly price: Money; readonly datedPrices: readonly DatedPrice[] };

export type Clock = { readonly at: Instant; readonly timeZone: TimeZone };

/** The hour at which a day's prices begin: no bar is still open from the evening before, and no breakfast has begun. */
export const firstHourOfPrices = 6;

/** The day whose prices apply at a moment. The small hours belong to the day before, so no price changes in a night. */
export function priceDay({ at, timeZone }: Clock): string {
  const now = localTime(at, timeZone);
  return wireDate(now.hour < firstHourOfPrices ? dayBefore(now) : now);
}

/** The price on a day: the latest that has begun. */
export function priceOnDay({ price, datedPrices }: Prices, day: string): Money {
  let latest: DatedPrice = { fromDate: "", price };
  for (const dated of datedPrices) {
    if (dated.fromDate <= day && dated.fromDate > latest.fromDate) latest = dated;
  }
  return latest.price;
}

/** The price at a moment. Most articles have no dated prices, and a press of them does not ask which day it is. */
export function priceAt(prices: Prices, clock: Clock): Money {
  return prices.datedPrices.length === 0 ? prices.price : priceOnDay(prices, priceDay(clock));
}

/** The article at the price of a moment: itself, unless a dated price has begun. */
export function articleAt<Priced extends Prices>(article: Priced, clock: Clock): Priced {
  const price = priceAt(article, clock);
  return price === article.price ? article : { ...article, price };
}

/** The same prices as seen on a day: those that have begun are now the price. */
export function pricesFromDay(prices: Prices, day: string): Prices {
  return {
    price: priceOnDay(prices, day),
    datedPrices: prices.datedPrices.filter(({ fromDate }) => fromDate > day),
  };
}
