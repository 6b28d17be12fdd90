import type { MoneyFormat } from "./format-money.ts";
import { minorUnitsPerUnit, money, type Money } from "./money.ts";
import { readNumber, decimalsOfMoney, type NumberProblem } from "./read-number.ts";

/** Reads a typed amount; hundredths are refused in a currency without decimals. */
export function readMoney(text: string, format: MoneyFormat): Money | NumberProblem {
  const decimals = decimalsOfMoney(format);
  const count = readNumber(text, { decimals, signs: format });
  if (typeof count !== "number") return count;
  return money(format.hasDecimals ? count : count * minorUnitsPerUnit);
}

/** Reads an amount that a form has already checked; null if the field is empty. */
export function amountOrNull(text: string, format: MoneyFormat): Money | null {
  const amount = readMoney(text, format);
  return typeof amount === "number" ? amount : null;
}
