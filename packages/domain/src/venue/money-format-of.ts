import type { Currency } from "../money/currency.ts";
import type { MoneyFormat } from "../money/format-money.ts";
import type { Location } from "./location.ts";

/** Builds the format of amounts from a location and its currency. */
export function moneyFormatOf(
  {
    decimalSeparator,
    thousandSeparator,
    currencySign,
  }: Pick<Location, "decimalSeparator" | "thousandSeparator" | "currencySign">,
  { hasDecimals, symbol }: Pick<Currency, "hasDecimals" | "symbol">,
): MoneyFormat {
  const plain = { hasDecimals, decimalSeparator, thousandSeparator };
  if (currencySign === "none") return plain;
  return { ...plain, sign: { text: symbol, isBefore: currencySign === "before" } };
}
