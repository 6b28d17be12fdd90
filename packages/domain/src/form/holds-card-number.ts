import { matchesCardBrand, longestCard, shortestCard } from "./card-brands.ts";
import { isTaxNumberOrBarcode, removeIbans } from "./non-card-numbers.ts";

/** The separators that people and card readers put between the groups of a card number. */
const groupSeparator = /^[\s._•·\p{Dash_Punctuation}\p{Format}]+$/u;

/** The longest phone number has 15 digits (E.164). */
const maxPhoneDigits = 15;
/** Without a plus, phone numbers have at most 13 digits. */
const maxPhoneDigitsWithoutPlus = 13;

type DigitGroup = { readonly digits: string; readonly followsPlus: boolean };

/**
 * Detects card numbers in any text. The product must not store one, even if it was typed or swiped by mistake, because
 * it would have to be guarded as a bank does (PCI DSS 3). A card number has the prefix and length of a brand, a valid
 * Luhn digit, and is grouped as cards are.
 */
export function holdsCardNumber(text: string): boolean {
  return hasCard(text, shortestCard);
}

/** In a phone field, only a number too long for a phone counts as a card number. */
export function isCardNumberForPhone(text: string): boolean {
  return hasCard(text, maxPhoneDigitsWithoutPlus + 1);
}

function hasCard(text: string, shortest: number): boolean {
  return splitDigitRows(removeIbans(toAsciiDigits(text))).some((row) =>
    row.some((_group, start) => startsWithCard(row, start, shortest)),
  );
}

/** Converts full-width and Thai digits to 0–9. */
function toAsciiDigits(text: string): string {
  return text
    .normalize("NFKC")
    .replaceAll(/[๐-๙]/g, (digit) => String.fromCodePoint((digit.codePointAt(0) ?? 0) - 0xe20));
}

/** Splits the text into rows of digit groups that only gaps separate. */
function splitDigitRows(text: string): readonly (readonly DigitGroup[])[] {
  const rows: DigitGroup[][] = [];
  let end = Number.NEGATIVE_INFINITY;
  for (const { 0: digits, index } of text.matchAll(/\d+/g)) {
    const group = { digits, followsPlus: text[index - 1] === "+" };
    const row = rows.at(-1);
    if (row !== undefined && groupSeparator.test(text.slice(end, index))) row.push(group);
    else rows.push([group]);
    end = index + digits.length;
  }
  return rows;
}

/** Reads no more groups than the longest card has digits, so that the time stays linear in the length of the text. */
function startsWithCard(row: readonly DigitGroup[], start: number, shortest: number): boolean {
  const sizes: number[] = [];
  let digits = "";
  for (let index = start; digits.length < longestCard; index += 1) {
    const group = row[index];
    if (group === undefined || digits.length + group.digits.length > longestCard) return false;
    digits += group.digits;
    sizes.push(group.digits.length);
    const isPhone = row[start]?.followsPlus === true && digits.length <= maxPhoneDigits;
    if (digits.length >= shortest && !isPhone && isCard(digits, sizes)) return true;
  }
  return false;
}

function isCard(digits: string, sizes: readonly number[]): boolean {
  return (
    hasCheckDigit(digits) &&
    matchesCardBrand(digits) &&
    isGroupedLikeCard(sizes) &&
    !isTaxNumberOrBarcode(digits)
  );
}

/**
 * Cards are printed as 4-4-4-4, 4-6-5, 4-6-4 and formerly 4-3-3-3; people also leave out a space, or type equal groups
 * of another size. Two phone numbers side by side are grouped differently.
 */
function isGroupedLikeCard(sizes: readonly number[]): boolean {
  const [first, second] = sizes;
  const beforeLast = sizes.slice(0, -1);
  return (
    beforeLast.every((size) => size % 4 === 0) ||
    beforeLast.every((size) => size === first && (sizes.at(-1) ?? 0) <= size) ||
    (first === 4 && second === 6 && sizes.length === 3) ||
    sizes.join("-") === "4-3-3-3"
  );
}

/** Luhn's check: from the right, every second digit counts double, with its digits added up. */
function hasCheckDigit(digits: string): boolean {
  let sum = 0;
  for (let place = 1; place <= digits.length; place += 1) {
    const value = Number(digits[digits.length - place]);
    const counted = place % 2 === 1 ? value : value * 2;
    sum += counted > 9 ? counted - 9 : counted;
  }
  return sum % 10 === 0;
}
