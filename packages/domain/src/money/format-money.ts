import { payableAmount } from "./currency.ts";
import { minorUnitsPerUnit, type Money } from "./money.ts";

/** How a location writes amounts. The separators are the location's, not those of the user's language. */
export type MoneyFormat = {
  readonly hasDecimals: boolean;
  readonly decimalSeparator: string;
  readonly thousandSeparator: string;
  /** The currency sign on guests' papers, if the venue wants one. */
  readonly sign?: CurrencySign;
  /** How the currency is written beside a typed amount: by its symbol or its code. */
  readonly currencyTexts?: readonly string[];
};

export type CurrencySign = { readonly text: string; readonly isBefore: boolean };

/** The position of the currency sign. */
export const currencySignPositions = ["none", "before", "after"] as const;
export type CurrencySignPosition = (typeof currencySignPositions)[number];

/** Formats an amount without the currency sign: 1,234.50 or, without decimals, 1,235. */
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

/** Formats an amount with the currency sign, if the venue wants it: ฿1,234.50, Rp 1.000 or 305.000 ₫. */
export function formatMoneyWithSign(amount: Money, format: MoneyFormat): string {
  const text = formatMoney(amount, format);
  if (format.sign === undefined) return text;
  const { text: sign, isBefore } = format.sign;
  if (!isBefore) return `${text}${noBreakSpace}${sign}`;
  const [minus, digits] = text.startsWith("-") ? ["-", text.slice(1)] : ["", text];
  // A sign that ends in a letter needs a gap before the digits.
  return `${minus}${sign}${/\p{L}$/u.test(sign) ? noBreakSpace : ""}${digits}`;
}

/** A no-break space. */
const noBreakSpace = "\u00A0";

export function groupThousands(digits: string, separator: string): string {
  const groups: string[] = [];
  for (let end = digits.length; end > 0; end -= 3) {
    groups.unshift(digits.slice(Math.max(0, end - 3), end));
  }
  return groups.join(separator);
}
