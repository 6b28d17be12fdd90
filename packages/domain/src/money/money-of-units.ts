import { minorUnitsPerUnit, money, type Money } from "./money.ts";

/** An amount that is written in units of the currency, with its decimals: 2.5 for 2.50. */
export function moneyOfUnits(units: number): Money {
  return money(Math.round(units * minorUnitsPerUnit));
}
