import type { MoneyFormat } from "../money/format-money.ts";
import { decimalsOfMoney, type NumberSigns } from "../money/read-number.ts";
import { maximumAmountLength } from "../payment/typed-amount.ts";
import { staffIdMaximumLength } from "../staff/staff-id.ts";
import { decimalsOfStock } from "../stock/stock-amount.ts";

/** What fits into an input that is filled from the pad. */
export type PadLimits = {
  readonly maximumLength: number;
  /** Where whole numbers are typed there is no fraction. */
  readonly fraction: { readonly sign: string; readonly decimals: number } | null;
  readonly allowsLetters: boolean;
};

/** A busy venue passes bill 9999 within its first year; nine digits last for good. */
const billNumberMaximumLength = 9;

export const padLimits = {
  staffId: { maximumLength: staffIdMaximumLength, fraction: null, allowsLetters: true },
  billNumber: { maximumLength: billNumberMaximumLength, fraction: null, allowsLetters: false },
} as const satisfies Readonly<Record<string, PadLimits>>;

/** Digits alone, such as guests at a table or coins in a drawer. */
export function countLimits(maximumLength: number): PadLimits {
  return { maximumLength, fraction: null, allowsLetters: false };
}

/** An amount of money, with the decimal sign of the venue. */
export function amountLimits(format: MoneyFormat): PadLimits {
  return numberLimits(decimalsOfMoney(format), format);
}

/** How much of a stock item. */
export function stockLimits(signs: NumberSigns): PadLimits {
  return numberLimits(decimalsOfStock, signs);
}

function numberLimits(decimals: number, { decimalSeparator }: NumberSigns): PadLimits {
  const fraction = decimals === 0 ? null : { sign: decimalSeparator, decimals };
  return { maximumLength: maximumAmountLength, fraction, allowsLetters: false };
}

/** How long after the input lost the finger its text is cleared. */
export const padBlurClearMs = 500;
