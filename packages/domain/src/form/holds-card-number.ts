/** Payment cards have from 13 to 19 digits (ISO/IEC 7812). */
const shortestCard = 13;
const longestCard = 19;

/** What people and card readers put between the groups of a card number. */
const gap = /^[\s.-]+$/;

/**
 * The house never writes down the number of a payment card, wherever it was typed or swiped by mistake:
 * whoever stores one has to guard it like a bank (PCI DSS 3).
 */
export function holdsCardNumber(text: string): boolean {
  return digitRows(text.normalize("NFKC")).some((groups) =>
    groups.some((_group, start) => startsWithCard(groups.slice(start))),
  );
}

/** Rows of digit groups with nothing but gaps between them. */
function digitRows(text: string): readonly (readonly string[])[] {
  const rows: string[][] = [];
  let end = Number.NEGATIVE_INFINITY;
  for (const { 0: group, index } of text.matchAll(/\d+/g)) {
    const row = rows.at(-1);
    if (row !== undefined && gap.test(text.slice(end, index))) row.push(group);
    else rows.push([group]);
    end = index + group.length;
  }
  return rows;
}

function startsWithCard(groups: readonly string[]): boolean {
  let digits = "";
  for (const group of groups) {
    digits += group;
    if (digits.length > longestCard) return false;
    if (digits.length >= shortestCard && hasCheckDigit(digits)) return true;
  }
  return false;
}

/** Luhn's check: from the right every second digit counts double, its digits added up. */
function hasCheckDigit(digits: string): boolean {
  const values = digits.split("").toReversed().map(Number);
  const sum = values.reduce((total, value, index) => {
    const counted = index % 2 === 0 ? value : value * 2;
    return total + (counted > 9 ? counted - 9 : counted);
  }, 0);
  return sum % 10 === 0;
}
