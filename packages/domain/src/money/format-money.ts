import { payableAmount } from "./currency.ts";
import { minorUnitsPerUnit, type Money } from "./money.ts";

/** How a location writes amounts. Separators are the location's, not the language's. */
export type MoneyFormat = {
  readonly hasDecimals: boolean;
  readonly decimalSeparator: string;
  readonly thousandSeparator: string;
};

/** An amount as the venue writes it, without the currency's symbol: 1,234.50 or, without decimals, 1,235. */
export function formatMoney(amount: Money, format: MoneyFormat): string {
  const shown = Math.abs(payableAmount(amount, format));
  const units = groupThousands(
    String(Math.trunc(shown / minorUnitsPerUnit)),
    format.thousandSeparator,
  );
  const sign = amount < 0 ? "-" : "";
  if (!format.hasDecimals) return sign + units;
  const hundredths = String(shown % minorUnitsPerUnit).padStart(2, "0");
  return `${sign}${units}${format.decimalSeparator}${hundredths}`;
}

export function groupThousands(digits: string, separator: string): string {
  const groups: string[] = [];
  for (let end = digits.length; end > 0; end -= 3) {
    groups.unshift(digits.slice(Math.max(0, end - 3), end));
  }
  return groups.join(separator);
}
