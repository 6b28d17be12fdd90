import { findSeparator, splitSeparatorLine } from "../text/find-separator.ts";
import { tableRows, type CellSeparator, type Quoting, type TableRow } from "../text/table-rows.ts";
import { headingRows, maximumImportRows } from "./import-field.ts";

export type Sheet = { readonly separator: CellSeparator; readonly rows: readonly TableRow[] };

/** Why a whole table cannot be read; row and column count from 1. */
export type SheetFault =
  | { readonly fault: "empty" | "too-many-rows" }
  | {
      readonly fault: "open-quote" | "text-after-quote";
      readonly row: number;
      readonly column: number;
    };

/** Reads the rows of a text, by the separator that the user has chosen or by the one that fits. */
export function readSheet(
  text: string,
  chosen: CellSeparator | null,
  quoting: Quoting,
): Sheet | SheetFault {
  const { separator: written, rest } = splitSeparatorLine(text);
  const separator = chosen ?? written ?? findSeparator(rest, quoting);
  const rows: TableRow[] = [];
  for (const row of tableRows(rest, separator, quoting)) {
    if ("fault" in row) return row;
    if (rows.length === maximumImportRows + headingRows) return { fault: "too-many-rows" };
    if (row.cells.some((cell) => cell.trim() !== "")) rows.push(row);
  }
  return rows.length === 0 ? { fault: "empty" } : { separator, rows };
}
