import { moneyOfUnits } from "../money/money-of-units.ts";
import type { CurrencySignPosition } from "../money/format-money.ts";
import type { Money } from "../money/money.ts";
import type { NumberSeparators } from "../money/read-number.ts";
import type { DatedRate, Rate } from "../money/rate.ts";

/** What a local price depends on: a country that is cheap for beer may be dear for rooms. */
export const goodsKinds = [
  "beer",
  "spirit",
  "cocktail",
  "soft-drink",
  "dish",
  "treatment",
  "room",
  "service",
] as const;
export type GoodsKind = (typeof goodsKinds)[number];

/** What one of each kind costs in an ordinary venue: a service is an hour of pool. */
export type LocalPrices = Readonly<Record<GoodsKind, Money>>;

/** What a venue of a country usually has. The owner can change all of it. */
export type Country = {
  /** ISO 3166: `PT`. */
  readonly code: string;
  /** ISO 4217: `EUR`. */
  readonly currency: string;
  /**
   * IANA names, the usual one first, with the older ones that browsers still give. Places with other taxes, such as
   * Madeira and the Canary Islands, are left out: a wrong tax is worse than none.
   */
  readonly timeZones: readonly string[];
  readonly numbers: NumberSeparators;
  /** Where guests expect it on a bill. */
  readonly currencySign: CurrencySignPosition;
  /** At the rate of beer, which is that of all goods that have no other rate. */
  readonly tax: LocalTax;
  /** Null where all goods have the same rate. */
  readonly rates: LocalRates | null;
  /** Null where adding one to every bill is not usual. */
  readonly serviceCharge: LocalCharge | null;
  /** Besides cash. */
  readonly waysToPay: readonly WayToPay[];
  readonly prices: LocalPrices;
  /** What small prices are rounded to. */
  readonly priceStep: Money;
  /** The smallest coin or note that is really handed out. */
  readonly smallestCoin: Money;
};

/** Names are those of the law, in the language of the country. */
export type LocalRates = {
  /** The tax class of goods at the rate of beer. */
  readonly mainClass: string;
  readonly others: readonly LocalRate[];
};

export type LocalRate = {
  readonly taxClass: string;
  readonly value: Rate;
  readonly datedRates: readonly DatedRate[];
  /** Its tax on what is eaten on the premises, where the rate is only for what is taken away. */
  readonly here?: LocalCharge;
  /** Empty for goods that samples do not have: the class is there for the owner's own. */
  readonly kinds: readonly GoodsKind[];
};

type LocalCharge = { readonly name: string; readonly value: Rate };
export type LocalTax = LocalCharge & {
  readonly isIncludedInPrice: boolean;
  /** Whether it is computed on the service charge, too. */
  readonly isOnCharges: boolean;
};

/** Names are written as guests and staff of the country write them, in every language of the till. */
export type WayToPay = { readonly name: string; readonly kind: "card" | "transfer" | "voucher" };

/** Prices in units of the currency, in the order of the kinds. */
export function localPrices(...units: readonly number[]): LocalPrices {
  const [beer, spirit, cocktail, softDrink, dish, treatment, room, service] =
    units.map(moneyOfUnits);
  const price = (amount: Money | undefined) => {
    if (amount === undefined) throw new Error(`A price is missing: ${units.join(", ")}`);
    return amount;
  };
  return {
    beer: price(beer),
    spirit: price(spirit),
    cocktail: price(cocktail),
    "soft-drink": price(softDrink),
    dish: price(dish),
    treatment: price(treatment),
    room: price(room),
    service: price(service),
  };
}
