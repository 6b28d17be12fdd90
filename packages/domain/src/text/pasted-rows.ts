import { tableRows, type CellSeparator } from "./table-rows.ts";

/** Rows from the clipboard, with what separated their cells. */
export type PastedRows = {
  readonly separator: CellSeparator;
  readonly rows: readonly (readonly string[])[];
};

/**
 * Reads rows that were copied. Spreadsheet programs put tabs between cells. In text from elsewhere, semicolons or commas
 * separate cells if every line has as many of them; but never a comma between digits or before a space, as in 12,50 and
 * in "Beer, large". Null if a quotation mark does not end.
 */
export function readPastedRows(text: string, isFromSpreadsheet: boolean): PastedRows | null {
  const separator = isFromSpreadsheet || text.includes("\t") ? "\t" : separatorOf(text);
  const rows = separator === null ? linesOf(text) : rowsOf(text, separator);
  return rows === null ? null : { separator: separator ?? "\t", rows };
}

function separatorOf(text: string): CellSeparator | null {
  if (isEven(text, ";")) return ";";
  return isEven(text, ",") && !/\d,\d|, /.test(text) ? "," : null;
}

/** Whether a separator splits every line into as many cells, of at least two. */
function isEven(text: string, separator: CellSeparator): boolean {
  const rows = rowsOf(text, separator) ?? [];
  const [first = []] = rows;
  return first.length > 1 && rows.every(({ length }) => length === first.length);
}

/** Each line is one cell. */
function linesOf(text: string): PastedRows["rows"] {
  return text
    .replace(/\r?\n$/, "")
    .split(/\r?\n/)
    .map((line) => [line]);
}

/** Empty rows stay, so that every row lands in its place. */
function rowsOf(text: string, separator: CellSeparator): PastedRows["rows"] | null {
  const rows: (readonly string[])[] = [];
  for (const row of tableRows(text, separator)) {
    if ("fault" in row) return null;
    while (rows.length < row.row - 1) rows.push([]);
    rows.push(row.cells);
  }
  return rows;
}
