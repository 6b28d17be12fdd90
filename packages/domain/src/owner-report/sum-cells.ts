import { quantityOfTenths } from "../money/quantity.ts";
import type { CellKind, ReportColumn } from "./report-columns.ts";
import type { Cell } from "./report-row.ts";

/** Quantities are added in tenths, as whole numbers. */
export function sumCells(cells: readonly number[], kind: CellKind): number {
  if (kind !== "quantity") return cells.reduce(add, 0);
  return quantityOfTenths(cells.map((cell) => Math.round(cell * 10)).reduce(add, 0));
}

/** What some rows of a report add up to. Shares of the whole, growth and whatever else is not added up have no total. */
export function sumRows(
  columns: readonly ReportColumn[],
  rows: readonly (readonly Cell[])[],
): Cell[] {
  return columns.map(({ kind, isSummed }, at) => {
    if (!isSummed) return null;
    const cells = rows.map((row) => row[at]).filter((cell) => typeof cell === "number");
    return sumCells(cells, kind);
  });
}

function add(one: number, other: number): number {
  return one + other;
}
