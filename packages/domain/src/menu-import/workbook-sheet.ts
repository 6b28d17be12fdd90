import type { TableRow } from "../text/table-rows.ts";
import { headingRows, maximumImportRows } from "./import-field.ts";
import type { Sheet, SheetFault } from "./read-sheet.ts";

/**
 * A cell of a workbook as it is stored: a number is no text in some notation. Of a percentage, programs store the
 * hundredth of what people see. Of $5.00, they store 5, and the sign is part of the format.
 */
export type WorkbookCell = string | number | { readonly percent: number } | AmountWithSigns;

/** What its format shows beside a number, such as a currency. */
export type AmountWithSigns = {
  readonly amount: number;
  readonly before: string;
  readonly after: string;
};

/** A sheet of a workbook, with its rows as spreadsheet programs count them. */
export type WorkbookSheet = {
  readonly name: string;
  readonly rows: readonly { readonly row: number; readonly cells: readonly WorkbookCell[] }[];
  /** Rows that a filter, a group or the user has hidden; what programs save as CSV has them, too. */
  readonly hiddenRows: ReadonlySet<number>;
  /** Whether it has more rows than were read. */
  readonly isTooLong: boolean;
};

/** The rows of a sheet for the import, with its numbers in the notation of the venue. */
export function readWorkbookSheet(
  { rows, isTooLong }: Pick<WorkbookSheet, "rows" | "isTooLong">,
  decimalSeparator: string,
): Sheet | SheetFault {
  if (isTooLong || rows.length > maximumImportRows + headingRows) return { fault: "too-many-rows" };
  if (rows.length === 0) return { fault: "empty" };
  const written = rows.map(({ row, cells }): TableRow => {
    return { row, cells: cells.map((cell) => writeStored(cell, decimalSeparator)) };
  });
  // Its cells are apart already, as those between tabs are.
  return { separator: "\t", rows: written };
}

/** A percentage is no amount, and an amount of dollars none of baht: both say so. */
function writeStored(cell: WorkbookCell, decimalSeparator: string): string {
  if (typeof cell === "string") return cell;
  if (typeof cell === "number") return writeAmount(cell, decimalSeparator);
  if ("percent" in cell) return `${writeNumber(cell.percent, decimalSeparator)}%`;
  const { before, amount, after } = cell;
  return `${before}${writeAmount(amount, decimalSeparator)} ${after}`.trim();
}

/** Three decimals get a fourth one: 1.125 could be read as a thousand. */
function writeAmount(amount: number, decimalSeparator: string): string {
  const written = writeNumber(amount, decimalSeparator);
  const [, decimals = ""] = written.split(decimalSeparator);
  return decimals.length === 3 ? `${written}0` : written;
}

function writeNumber(number: number, decimalSeparator: string): string {
  return shownDigits(number).replace(".", decimalSeparator);
}

/** Programs compute with more digits than they show, which makes 12.1 of 12.100000000000001. */
const precision = 15;

/** Without an exponent. */
function shownDigits(stored: number): string {
  const value = Number(stored.toPrecision(precision));
  const text = String(value);
  if (!text.includes("e")) return text;
  return Number.isInteger(value) ? String(BigInt(value)) : value.toFixed(20).replace(/0+$/, "");
}
