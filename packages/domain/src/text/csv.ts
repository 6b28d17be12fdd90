import { byteOrderMark, tableRows, type TableFault, type TableRow } from "./table-rows.ts";

/**
 * CSV according to RFC 4180. If the comma is the decimal separator, spreadsheets write and expect semicolons between
 * cells.
 */

/** A number or text; null for an empty cell. */
export type CsvValue = string | number | null;

/** Writes CSV for the spreadsheets of a country, identified by its decimal separator. */
export function writeCsv(rows: readonly (readonly CsvValue[])[], decimalSeparator: string): string {
  const separator = decimalSeparator === "," ? ";" : ",";
  const line = (row: readonly CsvValue[]) =>
    row.map((value) => formatCell(value, decimalSeparator)).join(separator);
  return byteOrderMark + rows.map((row) => `${line(row)}\r\n`).join("");
}

/** Writes rows for the clipboard, as spreadsheet programs read them: with tabs between cells. */
export function writePastedRows(rows: readonly (readonly string[])[]): string {
  return rows.map((row) => row.map(formatPastedCell).join("\t")).join("\r\n");
}

function formatPastedCell(value: string): string {
  const text = escapeFormula(value);
  return /["\t\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** A number is never a formula, whatever its sign. */
function formatCell(value: CsvValue, decimalSeparator: string): string {
  if (typeof value !== "string") return String(value ?? "").replace(".", decimalSeparator);
  const text = escapeFormula(value);
  return /[",;\r\n]|^\s|\s$/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** Returns null if a quotation mark is in a wrong place. */
export function readCsv(text: string): readonly (readonly string[])[] | null {
  const rows: (readonly string[])[] = [];
  for (const row of csvRows(text)) {
    if ("fault" in row) return null;
    rows.push(row.cells);
  }
  return rows;
}

/** Yields row by row, so that a long table need not be read at once, up to where it cannot be read any further. */
export function* csvRows(text: string): Generator<TableRow | TableFault, void> {
  for (const row of tableRows(text, csvSeparator(text))) {
    yield "fault" in row ? row : { ...row, cells: row.cells.map(unescapeFormula) };
  }
}

/** Detects the separator from the first row. */
export function csvSeparator(text: string): "," | ";" {
  const [heading = ""] = text.split("\n", 1);
  return countOccurrences(heading, ";") > countOccurrences(heading, ",") ? ";" : ",";
}

function countOccurrences(text: string, character: string): number {
  return text.split(character).length - 1;
}

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
