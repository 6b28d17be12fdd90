/**
 * Spreadsheet programs execute a cell that begins like this, even after spaces or in full-width characters: a guest
 * named =HYPERLINK(…) would make the owner's spreadsheet open an address.
 */
const formulaPattern = /^'*(?:[\t\r\n]|[\s\p{Other}]*[=+\-@\u2212])/u;

/** Prefixes a formula with an apostrophe, so that it stays text. Existing apostrophes get one more. */
export function escapeFormula(text: string): string {
  return isFormula(text) ? `'${text}` : text;
}

/** Reverses escapeFormula. */
export function unescapeFormula(cell: string): string {
  return cell.startsWith("'") && isFormula(cell.slice(1)) ? cell.slice(1) : cell;
}

function isFormula(text: string): boolean {
  return formulaPattern.test(text) || formulaPattern.test(text.normalize("NFKC"));
}
