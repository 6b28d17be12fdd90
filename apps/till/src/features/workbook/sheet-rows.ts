import { headingRows, maximumImportRows } from "@comanda/domain/menu-import/import-field";
import type {
  AmountWithSigns,
  WorkbookCell,
  WorkbookSheet,
} from "@comanda/domain/menu-import/workbook-sheet";

import { UnreadableArchive } from "./unzip.ts";

/** More cells than a menu has, of which a repeated cell can claim any number. */
const maximumCells = 2_000_000;

/** How many cells the sheets of a workbook may still have. */
export type CellBudget = { cellsLeft: number };

export function startCellBudget(): CellBudget {
  return { cellsLeft: maximumCells };
}

type SheetRow = WorkbookSheet["rows"][number];

/** Cells of several rows that are joined to one: its rows, which count from 1, and its column, which counts from 0. */
type JoinedCells = { readonly top: number; readonly bottom: number; readonly column: number };

/** Collects the cells of a sheet row by row; empty ones at the end of a row or of the sheet are left out. */
export function collectRows(budget: CellBudget) {
  const rows: SheetRow[] = [];
  const joined: JoinedCells[] = [];
  const hiddenRows = new Set<number>();
  let isTooLong = false;
  const isFull = () => rows.length > maximumImportRows + headingRows;
  return {
    /** Row numbers count from 1. */
    add: (row: number, found: readonly WorkbookCell[], isHidden: boolean) => {
      if (found.every((cell) => cell === "")) return;
      spendCells(budget, found.length);
      if (isHidden) hiddenRows.add(row);
      if (isFull()) isTooLong = true;
      else rows.push({ row, cells: found });
    },
    join: (cells: JoinedCells) => {
      if (cells.bottom > cells.top) joined.push(cells);
    },
    /** Whether further rows are of no use. */
    isFull,
    sheet: (name: string): WorkbookSheet => {
      repeatJoined(rows, joined, budget);
      return { name, rows, hiddenRows, isTooLong: isTooLong || isFull() };
    },
  };
}

/**
 * Gives each row the value of a cell that reaches into it: a category beside its dishes is that of them all. A row without
 * a value of its own stays as it is, such as the second one of headings.
 */
function repeatJoined(rows: SheetRow[], joined: readonly JoinedCells[], budget: CellBudget): void {
  const indexOf = new Map(rows.map(({ row }, at) => [row, at]));
  for (const { top, bottom, column } of joined) {
    const first = indexOf.get(top);
    const value = first === undefined ? "" : (rows[first]?.cells[column] ?? "");
    if (first === undefined || value === "") continue;
    for (let at = first + 1; at < rows.length; at += 1) {
      const each = rows[at];
      if (each === undefined || each.row > bottom) break;
      spendCells(budget, 1);
      const cells = [...each.cells];
      putCell(cells, column, value);
      rows[at] = { row: each.row, cells };
    }
  }
}

function spendCells(budget: CellBudget, count: number): void {
  budget.cellsLeft -= count;
  if (budget.cellsLeft < 0) throw new UnreadableArchive("too-large");
}

/** What stands for a formula whose result the file does not hold; the import says so at its row and column. */
export const formulaMark = "=";

/** 0.07 that is shown as 7 %. */
export function percentage(stored: number): WorkbookCell {
  return { percent: stored * 100 };
}

export type Signs = Pick<AmountWithSigns, "before" | "after">;

/** What people read beside a number, as in $5 and 5 k; null if it is only a dash, a bracket or the like. */
export function signsBeside(before: string, after: string): Signs | null {
  const signs = { before: signOrNothing(before), after: signOrNothing(after) };
  return signs.before === "" && signs.after === "" ? null : signs;
}

function signOrNothing(text: string): string {
  return /[\p{L}\p{Sc}]/u.test(text) ? text.trim() : "";
}

/** More columns than a price list has. */
export const maximumColumns = 1000;

/** Puts a value in its column, which counts from 0, with empty cells before it. */
export function putCell(cells: WorkbookCell[], column: number, value: WorkbookCell): void {
  if (value === "") return;
  if (column >= maximumColumns) throw new UnreadableArchive("too-large");
  while (cells.length < column) cells.push("");
  cells[column] = value;
}
