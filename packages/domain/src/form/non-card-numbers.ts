/**
 * Whether 13 digits are a tax number or a barcode with a check digit of their own. One in ten of those would also pass
 * as an old Visa number; guests often give their tax number, whereas such cards are no longer issued.
 */
export function isTaxNumberOrBarcode(digits: string): boolean {
  if (digits.length !== 13) return false;
  const values = digits.split("").map(Number);
  return isThaiTaxNumber(values) || isVietnameseTaxCode(values) || isBarcode(values);
}

/** Thai tax and citizen numbers: the weights fall from 13 to 2, modulo 11. */
function isThaiTaxNumber(values: readonly number[]): boolean {
  const sum = weightedSum(values.slice(0, 12), [13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2]);
  return (11 - (sum % 11)) % 10 === values[12];
}

/** The tenth digit of a Vietnamese tax code is its check digit; three digits for the branch follow. */
function isVietnameseTaxCode(values: readonly number[]): boolean {
  const sum = weightedSum(values.slice(0, 9), [31, 29, 23, 19, 17, 13, 7, 5, 3]);
  return 10 - (sum % 11) === values[9];
}

/** EAN-13 (GS1): every second digit counts three times. */
function isBarcode(values: readonly number[]): boolean {
  return weightedSum(values, [1, 3, 1, 3, 1, 3, 1, 3, 1, 3, 1, 3, 1]) % 10 === 0;
}

function weightedSum(values: readonly number[], weights: readonly number[]): number {
  return values.reduce((sum, value, index) => sum + value * (weights[index] ?? 0), 0);
}

/** Country, check digits and account, in one piece or in groups of four. */
const ibanPattern = /\b[A-Z]{2}\d{2}(?: ?[A-Z\d]{4}){2,7}(?: ?[A-Z\d]{1,3})?\b/g;

/** Removes account numbers (IBAN) from the text, because their digits may look like a card. */
export function removeIbans(text: string): string {
  return text.replace(ibanPattern, removeIban);
}

/** Leaves out words that follow the IBAN. */
function removeIban(found: string): string {
  const groups = found.split(" ");
  const last = groups.findLastIndex((_group, index) => isIban(groups.slice(0, index + 1).join("")));
  return last === -1 ? found : ["IBAN", ...groups.slice(last + 1)].join(" ");
}

/** ISO 13616: with the first four characters moved to the end and letters as 10 to 35, the remainder modulo 97 is 1. */
function isIban(text: string): boolean {
  const moved = text.slice(4) + text.slice(0, 4);
  let rest = 0;
  for (const character of moved) {
    const value = Number.parseInt(character, 36);
    rest = (rest * (value > 9 ? 100 : 10) + value) % 97;
  }
  return rest === 1;
}
