import { payableUnit, type Decimals } from "../money/currency.ts";
import { minorUnitsPerUnit, money, noMoney, type Money } from "../money/money.ts";
import { divideHalfUp } from "../money/round-half-up.ts";
import { typicalBeer } from "../money/typical-beer.ts";
import { countries, thailand } from "./countries.ts";
import {
  goodsKinds,
  localPrices,
  type Country,
  type GoodsKind,
  type LocalPrices,
} from "./country.ts";

/** What the prices of a sample become at a venue. */
export type SamplePricing = {
  readonly prices: LocalPrices;
  readonly priceStep: Money;
  readonly smallestCoin: Money;
};

/** Where nothing is known but the price of a beer, all others are in proportion to these. */
const ordinary = localPrices(5, 8, 10, 4, 15, 65, 95, 12);

/** A currency of a country that the set-up knows has its prices, wherever the venue is. */
export function samplePricing(
  country: Country | null,
  currency: { readonly code: string; readonly hasDecimals: boolean },
): SamplePricing {
  const known = country ?? countries.find((other) => other.currency === currency.code);
  return known ?? pricingFromBeer(typicalBeer(currency), currency);
}

/** Ten steps make a beer, and ten smallest coins make a step. */
function pricingFromBeer(beer: Money, currency: Decimals): SamplePricing {
  const least = payableUnit(currency);
  const priceStep = money(Math.max(least, roundNumberBelow(Math.floor(beer / 10))));
  const smallestCoin = money(Math.max(least, Math.floor(priceStep / 10)));
  const priceOf = (kind: GoodsKind) =>
    roundPrice(scale(ordinary[kind], beer, ordinary.beer), { priceStep, smallestCoin });
  const prices = localPrices(...goodsKinds.map((kind) => priceOf(kind) / minorUnitsPerUnit));
  return { prices, priceStep, smallestCoin };
}

/** The price at a venue of what a sample sells for a price in baht: in the proportion of its kind, and round. */
export function localPrice(sample: Money, kind: GoodsKind, pricing: SamplePricing): Money {
  if (sample === noMoney) return noMoney;
  return roundPrice(scale(sample, pricing.prices[kind], thailand.prices[kind]), pricing);
}

function scale(amount: Money, by: Money, over: Money): Money {
  return money(Number(divideHalfUp(BigInt(amount) * BigInt(by), BigInt(over))));
}

/** Dear things have rounder prices. What costs less than two steps, such as a minute, is in coins. */
const widerSteps = [
  { from: 100, steps: 10 },
  { from: 20, steps: 2 },
  { from: 2, steps: 1 },
];

function roundPrice(
  amount: Money,
  { priceStep, smallestCoin }: Pick<SamplePricing, "priceStep" | "smallestCoin">,
): Money {
  const wider = widerSteps.find(({ from }) => amount >= from * priceStep);
  const step = wider === undefined ? smallestCoin : wider.steps * priceStep;
  return money(Math.max(1, Number(divideHalfUp(BigInt(amount), BigInt(step)))) * step);
}

/** The largest of 1, 2, 5, 10, 20, 50 and so on that is not larger. */
function roundNumberBelow(amount: number): number {
  if (amount < 1) return 1;
  const power = 10 ** Math.floor(Math.log10(amount));
  const leading = amount / power;
  if (leading >= 5) return 5 * power;
  return leading >= 2 ? 2 * power : power;
}
