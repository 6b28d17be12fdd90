import { formatMoney, groupThousands, type MoneyFormat } from "./format-money.ts";
import { minorUnitsPerUnit, type Money } from "./money.ts";

/** An amount with the code of its currency, as the venue writes numbers: USD 25, or USD 21.40. */
export function foreignText(code: string, amount: Money, format: MoneyFormat): string {
  const hasDecimals = amount % minorUnitsPerUnit !== 0;
  return `${code}\u00A0${formatMoney(amount, { ...format, hasDecimals })}`;
}

/** How an amount of another currency is typed: with the venue's separators, but not beside its own sign. */
export function foreignFormat(
  { decimalSeparator, thousandSeparator }: MoneyFormat,
  currency: Pick<MoneyFormat, "hasDecimals" | "currencyTexts">,
): MoneyFormat {
  return { decimalSeparator, thousandSeparator, ...currency };
}

type Exchanged = { readonly code: string; readonly amount: Money; readonly rateMillionths: number };

/** What was handed over of another currency, and its rate: USD 5 × 33.25. */
export function exchangeText(
  { code, amount, rateMillionths }: Exchanged,
  format: MoneyFormat,
): string {
  return `${foreignText(code, amount, format)} × ${rateText(rateMillionths, format)}`;
}

const fewestDecimals = 2;
const decimalsOfMillionths = 6;

/** A rate as the venue writes numbers: 33.25, 25,455.50 or, if it is finer, 0.001312. */
export function rateText(
  rateMillionths: number,
  { decimalSeparator, thousandSeparator }: Omit<MoneyFormat, "hasDecimals" | "sign">,
): string {
  const digits = String(rateMillionths).padStart(decimalsOfMillionths + 1, "0");
  const units = groupThousands(digits.slice(0, -decimalsOfMillionths), thousandSeparator);
  const fraction = digits.slice(-decimalsOfMillionths).replace(/0+$/, "");
  return `${units}${decimalSeparator}${fraction.padEnd(fewestDecimals, "0")}`;
}
