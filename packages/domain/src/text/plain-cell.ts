/**
 * Programs that open tables run a cell that begins so, also after blanks and in the wide letters of East Asian
 * keyboards: a guest who calls themselves =HYPERLINK(…) would have the owner's spreadsheet call at an address.
 */
const formula = /^'*(?:[\t\r\n]|[\s\p{Other}]*[=+\-@\u2212])/u;

/** An apostrophe before it keeps a formula words. One more goes before those that stand there already. */
export function asPlainCell(text: string): string {
  return isFormula(text) ? `'${text}` : text;
}

/** The text again of which a plain cell was made. */
export function fromPlainCell(cell: string): string {
  return cell.startsWith("'") && isFormula(cell.slice(1)) ? cell.slice(1) : cell;
}

function isFormula(text: string): boolean {
  return formula.test(text) || formula.test(text.normalize("NFKC"));
}
