import { maximumAmountLength } from "../payment/typed-amount.ts";
import { staffIdMaximumLength } from "../staff/staff-id.ts";

/** What fits into an input that is filled from the pad. */
export type PadLimits = {
  readonly maximumLength: number;
  readonly allowsDecimals: boolean;
  readonly allowsLetters: boolean;
};

const maximumLength = 4;
const payCashMaximumLength = 20;

/** A busy venue passes bill 9999 within its first year; nine digits last for good. */
const billNumberMaximumLength = 9;

export const padLimits = {
  default: { maximumLength, allowsDecimals: true, allowsLetters: false },
  place: { maximumLength, allowsDecimals: false, allowsLetters: true },
  payCash: {
    maximumLength: payCashMaximumLength,
    allowsDecimals: true,
    allowsLetters: false,
  },
  amount: { maximumLength: maximumAmountLength, allowsDecimals: true, allowsLetters: false },
  staffId: { maximumLength: staffIdMaximumLength, allowsDecimals: false, allowsLetters: true },
  billNumber: {
    maximumLength: billNumberMaximumLength,
    allowsDecimals: false,
    allowsLetters: false,
  },
} as const satisfies Readonly<Record<string, PadLimits>>;

/** How long after the input lost the finger its text is cleared. */
export const padBlurClearMs = 500;
