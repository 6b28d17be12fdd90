import { comparedColumns, type OwnerReportKind } from "@comanda/domain/owner-report/report-columns";

import {
  cellText,
  columnTitle,
  growthText,
  spanText,
  type ReportCell,
  type ReportColumn,
  type ReportContext,
  type ReportTable,
} from "./report-texts.ts";

/** A row of a report, as charts need it. */
export type ChartRow = {
  /** Its place among the rows. */
  readonly index: number;
  readonly name: string;
  readonly figure: number;
  /** The figure of the other days; null if the report is not compared. */
  readonly earlier: number | null;
  readonly growth: number | null;
  readonly opens: boolean;
};

export type ChartData = {
  readonly rows: readonly ChartRow[];
  /** The figure that the chart shows. */
  readonly column: ReportColumn;
  readonly total: number;
  readonly growth: number | null;
};

/** The column of a key, and how to read it in a row. */
export function columnAt(reply: ReportTable, key: string) {
  const at = reply.columns.findIndex((column) => column.key === key);
  return {
    column: reply.columns[at],
    cellOf: (row: ReportTable["rows"][number] | undefined): ReportCell => row?.[at] ?? null,
    numberOf: (row: ReportTable["rows"][number] | undefined): number => Number(row?.[at] ?? 0),
  };
}

/** The figures that a chart draws; null for reports that have none. */
export function readChartData(
  kind: OwnerReportKind,
  reply: ReportTable,
  look: ReportContext,
): ChartData | null {
  const figures = columnAt(reply, comparedColumns[kind] ?? "");
  const [first] = reply.columns;
  if (figures.column === undefined || first === undefined) return null;
  const [earlier, growth] = [columnAt(reply, "earlier"), columnAt(reply, "growth")];
  return {
    column: figures.column,
    total: figures.numberOf(reply.totals),
    growth: numberOrNull(growth.cellOf(reply.totals)),
    rows: reply.rows.map((row, index) => ({
      index,
      name: cellText(row[0] ?? null, first, look),
      figure: figures.numberOf(row),
      earlier: earlier.column === undefined ? null : earlier.numberOf(row),
      growth: numberOrNull(growth.cellOf(row)),
      opens: reply.keys[index] !== null,
    })),
  };
}

function numberOrNull(cell: ReportCell): number | null {
  return cell === null ? null : Number(cell);
}

/** What the whole chart shows, in one sentence. */
export function summaryText(
  { rows, column, total, growth }: ChartData,
  reply: ReportTable,
  look: ReportContext,
): string {
  const { texts } = look;
  const most = rows.reduce<ChartRow | undefined>(
    (best, row) => (best === undefined || row.figure > best.figure ? row : best),
    undefined,
  );
  const figure = columnTitle(column, look);
  const parts = [texts.inAll(figure, cellText(total, column, look))];
  if (most !== undefined && rows.length > 1) {
    parts.push(texts.most(most.name, cellText(most.figure, column, look)));
  }
  if (reply.compared !== null && growth !== null) {
    parts.push(texts.against(growthText(growth, look), spanText(reply.compared)));
  }
  return `${parts.join("; ")}.`;
}

/** A point of a chart with its figures. */
export function pointText(
  name: string,
  { figure, earlier, growth }: Pick<ChartRow, "figure" | "earlier" | "growth">,
  { column, look }: { readonly column: ReportColumn; readonly look: ReportContext },
): string {
  const now = `${name}: ${cellText(figure, column, look)}`;
  if (earlier === null) return now;
  const before = look.texts.earlierFigure(cellText(earlier, column, look));
  return growth === null ? `${now} (${before})` : `${now} (${before}, ${growthText(growth, look)})`;
}

/** The place of the largest row. */
export function largestOf(rows: readonly { readonly figure: number }[]): number {
  const figures = rows.map(({ figure }) => figure);
  return Math.max(0, figures.indexOf(Math.max(...figures)));
}

/** A round number at the top of an axis: 1, 2, 2.5 or 5 times a power of ten, and at least the largest figure. */
export function axisTop(largest: number): number {
  if (largest <= 0) return 1;
  const power = 10 ** Math.floor(Math.log10(largest));
  const step = [1, 2, 2.5, 5, 10].find((each) => each * power >= largest) ?? 10;
  return step * power;
}

/** How long a bar is, in hundredths of the longest one. */
export function barLength(figure: number, longest: number): number {
  return (Math.max(0, figure) * 100) / longest;
}

/** The share of a figure in the total, as the table has it: below zero if more was taken back than sold. */
export function shareText(figure: number, total: number): string {
  return total <= 0 ? "–" : `${Math.round((figure * 100) / total)} %`;
}
