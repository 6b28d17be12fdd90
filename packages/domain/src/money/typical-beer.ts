import { moneyOfUnits } from "./money-of-units.ts";
import type { Money } from "./money.ts";

/** What a beer costs in a bar, in units of the currency: the order of magnitude of its prices. */
const beers: Readonly<Record<string, number>> = {
  AED: 45,
  ARS: 6000,
  AUD: 10,
  BRL: 15,
  CAD: 8,
  CHF: 7,
  CLP: 4000,
  CNY: 30,
  COP: 12_000,
  CZK: 60,
  DKK: 50,
  EGP: 120,
  HKD: 60,
  HUF: 1000,
  IDR: 45_000,
  ILS: 32,
  INR: 300,
  ISK: 1500,
  JPY: 600,
  KES: 350,
  KHR: 8000,
  KRW: 5000,
  LAK: 25_000,
  LKR: 900,
  MAD: 40,
  MMK: 6000,
  MXN: 60,
  MYR: 18,
  NGN: 1500,
  NOK: 95,
  NPR: 550,
  NZD: 11,
  PLN: 16,
  RON: 14,
  RSD: 350,
  SEK: 75,
  SGD: 12,
  TRY: 180,
  TWD: 150,
  TZS: 4000,
  UAH: 80,
  ZAR: 40,
};

/** Currencies of other countries are mostly as large as a dollar; those without decimals are smaller. */
const others = { withDecimals: 5, withoutDecimals: 500 };

export function typicalBeer(currency: {
  readonly code: string;
  readonly hasDecimals: boolean;
}): Money {
  const other = currency.hasDecimals ? others.withDecimals : others.withoutDecimals;
  return moneyOfUnits(beers[currency.code] ?? other);
}
