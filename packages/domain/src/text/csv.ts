/** Comma-separated values as RFC 4180 has them; spreadsheets of half the world write semicolons, which are read too. */

import { asPlainCell, fromPlainCell } from "./plain-cell.ts";

/** So that spreadsheets know that it is UTF-8. */
const mark = "\uFEFF";

/** A number, or words; nothing where a cell is empty. */
export type CsvValue = string | number | null;

export function writeCsv(rows: readonly (readonly CsvValue[])[]): string {
  return mark + rows.map((row) => `${row.map(cellOf).join(",")}\r\n`).join("");
}

/** A number is never a formula, whatever sign it has. */
function cellOf(value: CsvValue): string {
  if (typeof value !== "string") return String(value ?? "");
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
  const [heading = ""] = plain.split("\n", 1);
  const separator = countOf(heading, ";") > countOf(heading, ",") ? ";" : ",";
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

function countOf(text: string, character: string): number {
  return text.split(character).length - 1;
}
