import { quantityOfTenths } from "../money/quantity.ts";
import { columnsUnknownIfEmpty } from "./columns-unknown-if-empty.ts";
import type { ReportColumn } from "./report-column.ts";
import type { Cell } from "./report-row.ts";

/** What the cells of a column add up to, quantities in tenths, as whole numbers; null if it has no total. */
export function sumCells(cells: readonly Cell[], column: ReportColumn): number | null {
  if (!column.isSummed || (columnsUnknownIfEmpty.has(column.key) && cells.includes(null)))
    return null;
  const figures = cells.filter((cell) => typeof cell === "number");
  if (column.kind !== "quantity") return figures.reduce(add, 0);
  return quantityOfTenths(figures.map((figure) => Math.round(figure * 10)).reduce(add, 0));
}

/** What some rows of a report add up to. Shares of the whole, growth and whatever else is not added up have no total. */
export function sumRows(
  columns: readonly ReportColumn[],
  rows: readonly (readonly Cell[])[],
): Cell[] {
  return columns.map((column, at) =>
    sumCells(
      rows.map((row) => row[at] ?? null),
      column,
    ),
  );
}

function add(one: number, other: number): number {
  return one + other;
}
