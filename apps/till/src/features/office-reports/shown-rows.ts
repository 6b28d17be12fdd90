import { sumRows } from "@comanda/domain/owner-report/sum-cells";

import { rowFinder, type TableColumn } from "#ui/data-rows.ts";

import {
  cellText,
  columnTitle,
  isNumberColumn,
  type ReportCell,
  type ReportContext,
  type ReportReply,
} from "./report-texts.ts";
import { tableColumns } from "./table-columns.ts";

/** A row of a report, and its place in the reply. */
export type ShownRow = { readonly index: number; readonly cells: readonly ReportCell[] };

export function rowsOf(reply: ReportReply): readonly ShownRow[] {
  return reply.rows.map((cells, index) => ({ index, cells }));
}

/** The columns that the table shows and searches. */
export function columnsForTable(
  reply: ReportReply,
  look: ReportContext,
): readonly TableColumn<ShownRow>[] {
  return tableColumns(reply).map(({ column, at, ...sizes }) => ({
    key: column.key,
    title: columnTitle(column, look),
    text: ({ cells }: ShownRow) => cellText(cells[at] ?? null, column, look),
    ...((isNumberColumn(column) || column.kind === "weekday") && {
      isNumber: column.kind !== "weekday",
      order: ({ cells }: ShownRow) => Number(cells[at] ?? Number.NEGATIVE_INFINITY),
    }),
    ...((column.kind === "moment" || column.kind === "date") && {
      order: ({ cells }: ShownRow) => String(cells[at] ?? ""),
    }),
    ...sizes,
  }));
}

/** Whether the reply had no room for all rows. */
export function isCut({ count, rows }: Pick<ReportReply, "count" | "rows">): boolean {
  return count > rows.length;
}

/**
 * The totals of all rows, or of those that a search has found; none if the search has not seen all rows, because its
 * sums would not be those of all that match.
 */
export function totalsOfShown(reply: ReportReply, shown: readonly ShownRow[]): ReportCell[] {
  if (shown.length === reply.rows.length) return reply.totals;
  if (isCut(reply)) return reply.columns.map(() => null);
  return sumRows(
    reply.columns,
    shown.map(({ cells }) => cells),
  );
}

/** The report with the rows that a search has found, for files and paper. */
export function shownReport(reply: ReportReply, look: ReportContext, search: string): ReportReply {
  const columns = columnsForTable(reply, look);
  const find = rowFinder({ rows: rowsOf(reply), columns, filters: [] });
  const shown = find({ search, chosen: {}, sort: null });
  return {
    ...reply,
    rows: shown.map(({ cells }) => [...cells]),
    keys: shown.map(({ index }) => reply.keys[index] ?? null),
    totals: totalsOfShown(reply, shown),
    count: isCut(reply) ? reply.count : shown.length,
  };
}
