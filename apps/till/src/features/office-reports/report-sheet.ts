import { kindOf, shareBaseColumns } from "@comanda/domain/owner-report/report-columns";
import type { Sheet, SheetBar } from "@comanda/paper/sheet";

import { columnAt } from "./chart-data.ts";
import {
  cellText,
  isNumberColumn,
  columnTitle,
  totalLabel,
  type ReportContext,
  type ReportReply,
  type ReportTable,
} from "./report-texts.ts";

/** A chart with more bars would be hard to read. */
const maxBars = 12;

/** One bar per row, in the order of the table; its length is relative to the longest one. */
function buildReportBars(reply: ReportReply, look: ReportContext): readonly SheetBar[] {
  const kind = kindOf(reply);
  const base = columnAt(reply, (kind === null ? undefined : shareBaseColumns[kind]) ?? "");
  const { column } = base;
  const [first] = reply.columns;
  if (kind === "weekday-hours" || column === undefined || first === undefined) return [];
  const isInTime = first.kind === "hour" || first.kind === "date";
  const shown = reply.rows.slice(0, isInTime ? reply.rows.length : maxBars);
  const amounts = shown.map((row) => Math.max(0, base.numberOf(row)));
  const longest = Math.max(1, ...amounts);
  return shown.map((row, index) => ({
    name: cellText(row[0] ?? null, first, look),
    amount: cellText(base.cellOf(row), column, look),
    share: (amounts[index] ?? 0) / longest,
  }));
}

/** The report as printed; its facts say which of its rows. */
export function buildReportSheet(
  reply: ReportReply,
  { title, facts }: Pick<Sheet, "title" | "facts">,
  look: ReportContext,
): Sheet {
  const { columns, rows, totals } = reply;
  const textsOf = (row: ReportTable["rows"][number]) =>
    columns.map((column, at) => cellText(row[at] ?? null, column, look));
  const sum = totals.some((total) => total !== null)
    ? [{ cells: totalTexts(reply, totalLabel(reply, look), look), look: "strong" as const }]
    : [];
  return {
    title,
    facts,
    tables: [
      {
        title,
        columns: columns.map((column) => ({
          title: columnTitle(column, look),
          isAmount: isNumberColumn(column),
        })),
        rows: [...rows.map((row) => ({ cells: textsOf(row), look: "plain" as const })), ...sum],
        bars: buildReportBars(reply, look),
        hasRowPerBar: true,
        isFolded: false,
      },
    ],
  };
}

/** The total of each column; the first column has the label instead. */
export function totalTexts(
  { columns, totals }: Pick<ReportTable, "columns" | "totals">,
  label: string,
  look: ReportContext,
): string[] {
  return columns.map((column, at) => {
    if (at === 0) return label;
    const total = totals[at] ?? null;
    return total === null ? "" : cellText(total, column, look);
  });
}
