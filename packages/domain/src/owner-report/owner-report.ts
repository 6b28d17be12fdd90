import { money } from "../money/money.ts";
import { quantityOfTenths } from "../money/quantity.ts";
import { shareOut } from "../money/share-out.ts";
import {
  reportColumns,
  shareBaseColumns,
  type OwnerReportKind,
  type ReportColumn,
} from "./report-columns.ts";

export type Cell = string | number | null;
/** The cells of a row by column key; missing cells are empty. */
export type ReportRow = Readonly<Record<string, Cell>>;

export type OwnerReport = {
  readonly columns: readonly ReportColumn[];
  readonly rows: readonly (readonly Cell[])[];
  readonly totals: readonly Cell[];
};

/** 100 % in basis points. */
const hundredPercent = money(100_00);

/** Builds the report with shares that add up to 100 %, and with totals. */
export function buildOwnerReport(kind: OwnerReportKind, rows: readonly ReportRow[]): OwnerReport {
  const columns = reportColumns[kind];
  const shares = computeShares(rows.map((row) => numericCell(row, shareBaseColumns[kind] ?? "")));
  const cellOf = (row: ReportRow, { key }: ReportColumn, index: number): Cell =>
    key === "share" ? (shares?.[index] ?? null) : (row[key] ?? null);
  return {
    columns,
    rows: rows.map((row, index) => columns.map((column) => cellOf(row, column, index))),
    totals: columns.map((column) => {
      if (column.key === "share") return shares === null ? null : hundredPercent;
      return column.isSummed ? sumColumn(rows, column) : null;
    }),
  };
}

/** Shares need at least one positive amount and no negative one. */
function computeShares(amounts: readonly number[]): readonly number[] | null {
  const isFair = amounts.some((amount) => amount > 0) && amounts.every((amount) => amount >= 0);
  return isFair ? shareOut(hundredPercent, amounts) : null;
}

/** Quantities are added in tenths, as whole numbers. */
function sumColumn(rows: readonly ReportRow[], { key, kind }: ReportColumn): number {
  const cells = rows.map((row) => numericCell(row, key));
  if (kind !== "quantity") return cells.reduce(add, 0);
  return quantityOfTenths(cells.map((cell) => Math.round(cell * 10)).reduce(add, 0));
}

function numericCell(row: ReportRow, key: string): number {
  const cell = row[key];
  return typeof cell === "number" ? cell : 0;
}

function add(one: number, other: number): number {
  return one + other;
}
