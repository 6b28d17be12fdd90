import type { Sheet, SheetBar } from "@comanda/paper/sheet";

import {
  cellText,
  isNumberColumn,
  columnTitle,
  type OwnerReportReply,
  type ReportContext,
} from "./report-texts.ts";

/** A chart with more bars would be hard to read. */
const maxBars = 12;

/** One bar per row, in the order of the table; its length is relative to the longest one. */
export function buildReportBars(
  { columns, rows }: OwnerReportReply,
  look: ReportContext,
): readonly SheetBar[] {
  const share = columns.findIndex(({ key }) => key === "share");
  // The amount that the shares are computed from: `afterDiscounts` or `kept`.
  const base = columns.findIndex(({ key }) => key === "afterDiscounts" || key === "kept");
  const column = columns[base];
  const [first] = columns;
  if (share === -1 || column === undefined || first === undefined) return [];
  const shown = rows.slice(0, first.kind === "hour" ? rows.length : maxBars);
  const amounts = shown.map((row) => Math.max(0, Number(row[base] ?? 0)));
  const longest = Math.max(1, ...amounts);
  return shown.map((row, index) => ({
    name: cellText(row[0] ?? null, first, look),
    amount: cellText(row[base] ?? null, column, look),
    share: (amounts[index] ?? 0) / longest,
  }));
}

/** The report as printed. */
export function buildReportSheet(
  reply: OwnerReportReply,
  title: string,
  look: ReportContext,
): Sheet {
  const { columns, rows, totals } = reply;
  const textsOf = (row: OwnerReportReply["rows"][number]) =>
    columns.map((column, at) => cellText(row[at] ?? null, column, look));
  const sum = totals.some((total) => total !== null)
    ? [{ cells: totalTexts(reply, look), look: "strong" as const }]
    : [];
  return {
    title,
    facts: [],
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
export function totalTexts({ columns, totals }: OwnerReportReply, look: ReportContext): string[] {
  return columns.map((column, at) =>
    at === 0 ? look.texts.total : cellText(totals[at] ?? null, column, look),
  );
}
