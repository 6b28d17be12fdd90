import type { MoneyFormat } from "../money/format-money.ts";
import { decimalsOfMoney, type NumberSeparators } from "../money/read-number.ts";
import { maximumAmountLength } from "../payment/maximum-amount-length.ts";
import { staffIdMaximumLength } from "../staff/staff-id.ts";
import { decimalsOfStock } from "../stock/stock-amount.ts";

/** What an input that is filled from the pad accepts. */
export type PadLimits = {
  readonly maximumLength: number;
  /** The decimal sign on the pad; null for whole numbers. */
  readonly fraction: { readonly sign: string; readonly decimals: number } | null;
  readonly allowsLetters: boolean;
  /**
   * Whether all that is typed or pasted stays, to be read or refused as a whole: an amount without its last digits, its
   * point or its minus would be another one.
   */
  readonly keepsTyped: boolean;
  /** What may stand before or after the number, such as the currency, and is left out. */
  readonly textsAround: readonly string[];
};

/** Bill 9999 may come within the first year; nine digits are enough forever. */
const billNumberMaximumLength = 9;

export const padLimits = {
  staffId: { ...countLimits(staffIdMaximumLength), allowsLetters: true },
  billNumber: countLimits(billNumberMaximumLength),
} as const satisfies Readonly<Record<string, PadLimits>>;

/** Digits only, such as a number of guests or of coins. */
export function countLimits(maximumLength: number): PadLimits {
  return {
    maximumLength,
    fraction: null,
    allowsLetters: false,
    keepsTyped: false,
    textsAround: [],
  };
}

/** An amount of money with the venue's decimal separator. */
export function amountLimits(format: MoneyFormat): PadLimits {
  const { sign, currencyTexts = [] } = format;
  const textsAround = sign === undefined ? currencyTexts : [sign.text, ...currencyTexts];
  return { ...numberLimits(decimalsOfMoney(format), format), textsAround };
}

/** A quantity of a stock item. */
export function stockLimits(signs: NumberSeparators): PadLimits {
  return numberLimits(decimalsOfStock, signs);
}

function numberLimits(decimals: number, { decimalSeparator }: NumberSeparators): PadLimits {
  const fraction = decimals === 0 ? null : { sign: decimalSeparator, decimals };
  return {
    maximumLength: maximumAmountLength,
    fraction,
    allowsLetters: false,
    keepsTyped: true,
    textsAround: [],
  };
}

/** How long after losing focus an input is cleared. */
export const padBlurClearMs = 500;
