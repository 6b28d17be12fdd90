import type { MoneyFormat } from "./format-money.ts";
import { minorUnitsPerUnit, money, type Money } from "./money.ts";

/** The signs that a venue writes numbers with. */
export type NumberSigns = {
  readonly decimalSeparator: string;
  readonly thousandSeparator: string;
};

/** How a typed number is read. */
export type NumberReading = {
  readonly decimals: number;
  /** None where nobody knows who wrote it, such as a file of another country. */
  readonly signs: NumberSigns | null;
};

/** Why a text is not read. It is never guessed at. */
export type NumberProblem = "not-a-number" | "ambiguous" | "too-many-decimals";

const decimalsOfMinorUnits = 2;
/** Blanks and apostrophes group thousands wherever they are used, and mean nothing else. */
const groupMarks = " \u00A0\u202F'’";
const numberText = new RegExp(`^[\\d.,${groupMarks}]*$`);
const groupedUnits = new RegExp(`^[1-9]\\d{0,2}(?:([.,${groupMarks}])\\d{3})(?:\\1\\d{3})*$`);

/**
 * Reads a number as a whole count of its last decimal: 12.5 with two decimals is 1250. A point and a comma are
 * understood both, whatever the venue writes; 1.050 is a thousand and fifty, or one and a bit, only where its signs
 * say which.
 */
export function readNumber(
  text: string,
  { decimals, signs }: NumberReading,
): number | NumberProblem {
  const typed = text.trim();
  const size = typed.replace(/^[-−]/, "");
  if (!isNumberText(size) || !/\d/.test(size)) return "not-a-number";
  const at = decimalAt(size, signs);
  if (at === "ambiguous") return at;
  const units = at === null ? size : size.slice(0, at);
  const fraction = at === null ? "" : size.slice(at + 1);
  if (!isPlain(units) && !groupedUnits.test(units)) return "not-a-number";
  if (!isPlain(fraction)) return "not-a-number";
  if (fraction.length > decimals) return "too-many-decimals";
  const count = Number(units.replaceAll(/\D/g, "") + fraction.padEnd(decimals, "0"));
  if (!Number.isSafeInteger(count)) return "not-a-number";
  return typed === size || count === 0 ? count : -count;
}

/** Reads an amount as a person types it; where guests pay whole units, hundredths are refused. */
export function readMoney(text: string, format: MoneyFormat): Money | NumberProblem {
  const decimals = decimalsOfMoney(format);
  const count = readNumber(text, { decimals, signs: format });
  if (typeof count !== "number") return count;
  return money(format.hasDecimals ? count : count * minorUnitsPerUnit);
}

/** Whether a text has nothing in it but digits and the signs that stand between them. */
export function isNumberText(text: string): boolean {
  return numberText.test(text);
}

/** What a form has checked before; null where the field is empty. */
export function amountOrNull(text: string, format: MoneyFormat): Money | null {
  const amount = readMoney(text, format);
  return typeof amount === "number" ? amount : null;
}

/** How many of something that comes in whole pieces, in whatever country. */
export function wholeNumberOrNull(text: string): number | null {
  const count = readNumber(text, { decimals: 0, signs: null });
  return typeof count === "number" ? count : null;
}

export function decimalsOfMoney({ hasDecimals }: Pick<MoneyFormat, "hasDecimals">): number {
  return hasDecimals ? decimalsOfMinorUnits : 0;
}

/** Where the decimal sign stands; null where there is none. */
function decimalAt(size: string, signs: NumberSigns | null): number | null | "ambiguous" {
  const found = Array.from(size.matchAll(/[.,]/g), ({ 0: sign, index }) => ({ sign, index }));
  const [first] = found;
  const last = found.at(-1);
  if (first === undefined || last === undefined) return null;
  // 1.234,56 and 1,234.56: the last sign is the decimal one. 1.234.567 has none.
  if (found.length > 1) return first.sign === last.sign ? null : last.index;
  if (!groupedUnits.test(size)) return last.index;
  if (last.sign === signs?.decimalSeparator) return last.index;
  return last.sign === signs?.thousandSeparator ? null : "ambiguous";
}

function isPlain(digits: string): boolean {
  return /^\d*$/.test(digits);
}
