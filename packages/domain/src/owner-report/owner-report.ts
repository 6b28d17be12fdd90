import { money } from "../money/money.ts";
import { shareOutSigned } from "../money/share-out.ts";
import { arrangeRows } from "./arrange-rows.ts";
import { compareColumns, compareRows, growthOf } from "./compare-rows.ts";
import { shareOfMargin } from "./margins.ts";
import type { ReportColumn } from "./report-column.ts";
import {
  columnsOf,
  comparedColumns,
  kindOf,
  rareColumns,
  shareBaseColumns,
  type OwnerReportKind,
  type ReportSubject,
} from "./report-columns.ts";
import { numericCell, type Cell, type ReportRow } from "./report-row.ts";
import { sumCells } from "./sum-cells.ts";

export type OwnerReport = {
  readonly columns: readonly ReportColumn[];
  readonly rows: readonly (readonly Cell[])[];
  /** What each row opens; null if it opens nothing. */
  readonly keys: readonly (string | null)[];
  readonly totals: readonly Cell[];
};

/** 100 % in basis points. */
const hundredPercent = money(100_00);

/**
 * Builds the report with shares that add up to 100 %, and with totals; compared with other days if they are given. What
 * has no room among the rows of a list counts in its totals.
 */
export function buildOwnerReport(
  subject: ReportSubject,
  rows: readonly ReportRow[],
  before: readonly ReportRow[] | null = null,
  unlisted: readonly ReportRow[] = [],
): OwnerReport {
  const kind = kindOf(subject);
  if (kind === null) return layOut(columnsOf(subject), { rows, unlisted }, null);
  if (before === null) {
    return layOut(columnsOf(subject), { rows: arrangeRows(kind, rows), unlisted }, kind);
  }
  const compared = arrangeRows(kind, compareRows(kind, rows, before));
  return layOut(compareColumns(kind), { rows: compared, unlisted }, kind);
}

function layOut(
  possible: readonly ReportColumn[],
  { rows, unlisted }: Readonly<Record<"rows" | "unlisted", readonly ReportRow[]>>,
  kind: OwnerReportKind | null,
): OwnerReport {
  const all = [...rows, ...unlisted];
  const columns = possible.filter(
    ({ key }) => !rareColumns.has(key) || all.some((row) => isFilled(row[key])),
  );
  const base = kind === null ? undefined : shareBaseColumns[kind];
  const shares = computeShares(rows.map((row) => numericCell(row, base ?? "")));
  const cellOf = (row: ReportRow, { key }: ReportColumn, index: number): Cell =>
    key === "share" ? (shares?.[index] ?? null) : (row[key] ?? null);
  return {
    columns,
    rows: rows.map((row, index) => columns.map((column) => cellOf(row, column, index))),
    keys: rows.map(({ key }) => key),
    totals: columns.map((column) => {
      if (column.key === "share") return shares === null ? null : hundredPercent;
      if (column.key === "growth" && kind !== null) return totalGrowth(kind, all);
      if (column.key === "marginShare") return shareOfMargin(all);
      return sumCells(
        all.map((row) => row[column.key] ?? null),
        column,
      );
    }),
  };
}

function isFilled(cell: Cell | undefined): boolean {
  return cell !== undefined && cell !== null && cell !== "" && cell !== 0;
}

function totalGrowth(kind: OwnerReportKind, rows: readonly ReportRow[]): number | null {
  const sumOf = (key: string) => rows.reduce((sum, row) => sum + numericCell(row, key), 0);
  return growthOf(sumOf(comparedColumns[kind] ?? ""), sumOf("earlier"));
}

/** Shares need a whole above zero; what was taken back has a share below zero. */
function computeShares(amounts: readonly number[]): readonly number[] | null {
  const whole = amounts.reduce((sum, amount) => sum + amount, 0);
  return whole > 0 ? shareOutSigned(hundredPercent, amounts) : null;
}
