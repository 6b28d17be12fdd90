import type { Currency } from "@comanda/domain/money/currency";
import { minorUnitsPerUnit, type Money } from "@comanda/domain/money/money";

/** An amount as it would be typed on the pad: two decimals where the currency has them. */
export function amountText(amount: Money, { hasDecimals }: Pick<Currency, "hasDecimals">): string {
  return (amount / minorUnitsPerUnit).toFixed(hasDecimals ? 2 : 0);
}
