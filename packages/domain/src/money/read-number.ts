import type { MoneyFormat } from "./format-money.ts";
import { plainNumber } from "./plain-number.ts";

/** The venue's decimal and thousand separators. */
export type NumberSeparators = {
  readonly decimalSeparator: string;
  readonly thousandSeparator: string;
};

/** How to read a typed number. */
export type NumberReadOptions = {
  readonly decimals: number;
  /** Null if the writer's notation is unknown, as in a file from another country. */
  readonly signs: NumberSeparators | null;
};

/** Why a text was not read; the reader never guesses. */
export type NumberProblem = "not-a-number" | "ambiguous" | "too-many-decimals";

const decimalsOfMinorUnits = 2;
/** Spaces and apostrophes always separate thousands: no-break, narrow and thin spaces, too. */
const groupSeparators = " \u00A0\u202F\u2009'’";
const groupedUnitsPattern = new RegExp(
  `^[1-9]\\d{0,2}(?:([.,${groupSeparators}])\\d{3})(?:\\1\\d{3})*$`,
);

/**
 * Reads a number as an integer count of its last decimal: 12.5 with two decimals is 1250. Both point and comma are
 * accepted as decimal signs; 1.050 alone is ambiguous unless the venue's separators decide. Digits may be of any script.
 */
export function readNumber(
  text: string,
  { decimals, signs }: NumberReadOptions,
): number | NumberProblem {
  const typed = plainNumber(text).trim();
  const size = typed.replace(/^[-−]/, "");
  if (!/\d/.test(size)) return "not-a-number";
  const at = findDecimalSeparator(size, signs);
  if (at === "ambiguous") return at;
  const units = at === null ? size : size.slice(0, at);
  const fraction = at === null ? "" : size.slice(at + 1);
  if (!hasOnlyDigits(units) && !groupedUnitsPattern.test(units)) return "not-a-number";
  if (!hasOnlyDigits(fraction)) return "not-a-number";
  if (fraction.length > decimals) return "too-many-decimals";
  const count = Number(units.replaceAll(/\D/g, "") + fraction.padEnd(decimals, "0"));
  if (!Number.isSafeInteger(count)) return "not-a-number";
  return typed === size || count === 0 ? count : -count;
}

/** Reads a count of whole pieces in any notation. */
export function wholeNumberOrNull(text: string): number | null {
  const count = readNumber(text, { decimals: 0, signs: null });
  return typeof count === "number" ? count : null;
}

export function decimalsOfMoney({ hasDecimals }: Pick<MoneyFormat, "hasDecimals">): number {
  return hasDecimals ? decimalsOfMinorUnits : 0;
}

/** Finds the decimal separator; null if there is none. */
function findDecimalSeparator(
  size: string,
  signs: NumberSeparators | null,
): number | null | "ambiguous" {
  const found = Array.from(size.matchAll(/[.,]/g), ({ 0: sign, index }) => ({ sign, index }));
  const [first] = found;
  const last = found.at(-1);
  if (first === undefined || last === undefined) return null;
  // 1.234,56 and 1,234.56: the last separator is the decimal one. 1.234.567 has none.
  if (found.length > 1) return first.sign === last.sign ? null : last.index;
  if (!groupedUnitsPattern.test(size)) return last.index;
  if (last.sign === signs?.decimalSeparator) return last.index;
  return last.sign === signs?.thousandSeparator ? null : "ambiguous";
}

function hasOnlyDigits(digits: string): boolean {
  return /^\d*$/.test(digits);
}
