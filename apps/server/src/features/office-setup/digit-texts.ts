/**
 * Spreadsheet programs take these for numbers: they drop the zeros at the beginning, show from the twelfth digit on a
 * rounded number such as 8.90123E+12, and save what they show.
 */
const looksLikeNumber = /^'*(?:0\d+|\d{12,}|\d+E\d+)$/i;

/** Prefixes digits that are no number with an apostrophe, as formulas have one. Existing apostrophes get one more. */
export function protectDigits(text: string): string {
  return looksLikeNumber.test(text) ? `'${text}` : text;
}

/** Reverses protectDigits. */
export function readProtectedDigits(cell: string): string {
  return cell.startsWith("'") && looksLikeNumber.test(cell.slice(1)) ? cell.slice(1) : cell;
}

/** A number as spreadsheet programs write it if it has too many digits for its cell. */
export function isRoundedNumber(text: string): boolean {
  return /^\d(?:[.,]\d+)?E\+\d+$/i.test(text.trim());
}

export function withoutLeadingZeros(text: string): string {
  return text.replace(/^0+(?=\d)/, "");
}
