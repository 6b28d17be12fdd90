import { unescapeFormula } from "./csv.ts";
import { tableRows, type CellSeparator, type Quoting } from "./table-rows.ts";

/** Rows from the clipboard, with what separated their cells. */
export type PastedRows = {
  readonly separator: CellSeparator;
  readonly rows: readonly (readonly string[])[];
};

/**
 * Reads rows that were copied. Spreadsheet programs put tabs between cells. In text from elsewhere, semicolons or commas
 * separate cells if every line has as many of them; but never a comma between digits or before a space, as in 12,50 and
 * in "Beer, large".
 */
export function readPastedRows(text: string, isFromSpreadsheet: boolean): PastedRows {
  if (isFromSpreadsheet) return { separator: "\t", rows: rowsOf(text, "\t", "spreadsheet") };
  const separator = text.includes("\t") ? "\t" : (separatorOf(text) ?? "\t");
  return { separator, rows: rowsOf(text, separator, "pasted") };
}

function separatorOf(text: string): CellSeparator | null {
  if (isEven(text, ";")) return ";";
  return isEven(text, ",") && !/\d,\d|, /.test(text) ? "," : null;
}

/** Whether a separator splits every line into as many cells, of at least two. */
function isEven(text: string, separator: CellSeparator): boolean {
  const rows = rowsOf(text, separator, "pasted");
  const [first = []] = rows;
  return first.length > 1 && rows.every(({ length }) => length === first.length);
}

/** Empty rows stay, so that every row lands in its place. Our own cells lose the apostrophe of copied formulas. */
function rowsOf(
  text: string,
  separator: CellSeparator,
  quoting: Exclude<Quoting, "file">,
): PastedRows["rows"] {
  const rows: (readonly string[])[] = [];
  for (const row of tableRows(text, separator, quoting)) {
    if ("fault" in row) break;
    while (rows.length < row.row - 1) rows.push([]);
    rows.push(row.cells.map(unescapeFormula));
  }
  return rows;
}
