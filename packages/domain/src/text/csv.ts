/**
 * Comma-separated values as RFC 4180 has them. Where the comma is the decimal sign, spreadsheets write and expect
 * semicolons between the cells.
 */

import { asPlainCell, fromPlainCell } from "./plain-cell.ts";

/** So that spreadsheets know that it is UTF-8. */
const mark = "\uFEFF";

/** A number, or words; nothing where a cell is empty. */
export type CsvValue = string | number | null;

/** As the spreadsheets of a country expect it, by its decimal sign. */
export function writeCsv(rows: readonly (readonly CsvValue[])[], decimalSeparator: string): string {
  const separator = decimalSeparator === "," ? ";" : ",";
  const line = (row: readonly CsvValue[]) =>
    row.map((value) => cellOf(value, decimalSeparator)).join(separator);
  return mark + rows.map((row) => `${line(row)}\r\n`).join("");
}

/** A number is never a formula, whatever sign it has. */
function cellOf(value: CsvValue, decimalSeparator: string): string {
  if (typeof value !== "string") return String(value ?? "").replace(".", decimalSeparator);
  const text = asPlainCell(value);
  return /[",;\r\n]|^\s|\s$/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** Null where a quote is opened and never closed. */
export function readCsv(text: string): readonly (readonly string[])[] | null {
  const rows: (readonly string[])[] = [];
  for (const row of csvRows(text)) {
    if (row === null) return null;
    rows.push(row);
  }
  return rows;
}

/** Row by row, so that a long table need not be read in one go; after a quote that is never closed comes null. */
export function* csvRows(text: string): Generator<readonly string[] | null, void> {
  const plain = text.startsWith(mark) ? text.slice(mark.length) : text;
  const separator = csvSeparator(plain);
  // One cell, and what ends it.
  const cell = new RegExp(
    `(?:"([^"]*(?:""[^"]*)*)"|([^"${separator}\\r\\n]*))(${separator}|\\r?\\n|\\r|$)`,
    "y",
  );
  let row: string[] = [];
  while (cell.lastIndex < plain.length) {
    const match = cell.exec(plain);
    if (match === null) return yield null;
    const [, quoted, bare = "", end = ""] = match;
    row.push(fromPlainCell(quoted === undefined ? bare : quoted.replaceAll('""', '"')));
    if (end === separator && cell.lastIndex === plain.length) row.push("");
    if (end !== separator || cell.lastIndex === plain.length) {
      // Lines without anything stand at the ends of files.
      if (row.some((each) => each !== "")) yield row;
      row = [];
    }
  }
}

/** What stands between the cells, by the first row. */
export function csvSeparator(text: string): "," | ";" {
  const [heading = ""] = text.split("\n", 1);
  return countOf(heading, ";") > countOf(heading, ",") ? ";" : ",";
}

function countOf(text: string, character: string): number {
  return text.split(character).length - 1;
}
