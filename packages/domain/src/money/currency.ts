import { minorUnitsPerUnit, money, type Money } from "./money.ts";

export type CurrencyId = number & { readonly entity: "currency" };

export type Currency = {
  readonly id: CurrencyId;
  readonly name: string;
  readonly symbol: string;
  readonly code: string;
  /** Units of the venue's main currency for one unit of this one, in millionths to stay an integer. */
  readonly exchangeRateMillionths: number;
  readonly coins: readonly Money[];
  readonly notes: readonly Money[];
  /** The spec's decimalType: whether guests pay hundredths, or whole units only. */
  readonly hasDecimals: boolean;
  /** Null if cash is paid to the unit, as by card. */
  readonly cashRounding: CashRounding | null;
};

/** The ways to round what is paid in cash. */
export const cashWays = ["nearest", "up", "down"] as const;
export type CashWay = (typeof cashWays)[number];

/** What the smallest coins can pay: in steps of 5 cents, to the nearest one. */
export type CashRounding = { readonly step: Money; readonly way: CashWay };

/** Whether guests pay hundredths: all that calculations need to know of a currency. */
export type Decimals = Pick<Currency, "hasDecimals">;
export type CashRounded = Pick<Currency, "cashRounding">;

const baht = (units: number): Money => money(units * minorUnitsPerUnit);

export const defaultCoins: readonly Money[] = [0.25, 0.5, 1, 5, 10].map(baht);
export const defaultNotes: readonly Money[] = [20, 50, 100, 500, 1000].map(baht);

/** The smallest amount that guests can pay. */
export function payableUnit({ hasDecimals }: Decimals): number {
  return hasDecimals ? 1 : minorUnitsPerUnit;
}

/** Without decimals, only whole units are payable. */
export function isPayable(amount: Money, currency: Decimals): boolean {
  return payableAmount(amount, currency) === amount;
}

/** Rounds up to whole units in a currency without decimals; a refund mirrors the sale. */
export function payableAmount(amount: Money, currency: Decimals): Money {
  if (currency.hasDecimals) return amount;
  const units = Math.ceil(Math.abs(amount) / minorUnitsPerUnit);
  return money(Math.sign(amount) * units * minorUnitsPerUnit);
}
