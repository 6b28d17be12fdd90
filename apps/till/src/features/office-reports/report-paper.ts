import { kindOf, shareBaseColumns } from "@comanda/domain/owner-report/report-columns";

import { columnAt } from "./chart-data.ts";
import {
  cellText,
  columnTitle,
  isNumberColumn,
  totalLabel,
  type ReportColumn,
  type ReportContext,
  type ReportReply,
  type ReportTable,
} from "./report-texts.ts";
import { tableColumns } from "./table-columns.ts";
import { unknownCostNotes } from "./unknown-costs.ts";

type PaperBar = { readonly name: string; readonly amount: string; readonly share: number };

type PaperColumn = {
  readonly key: string;
  readonly title: string;
  readonly isNumber: boolean;
  /** Whether its texts stay on one line: dates, times and numbers, which are misread once they are broken. */
  readonly isWhole: boolean;
  /** Left out on a page that is not wide. */
  readonly isForWideScreens: boolean;
};

/** A report laid out for pages. */
export type ReportPaper = {
  readonly title: string;
  /** What else the reader has to know, a line each. */
  readonly notes: readonly string[];
  readonly bars: readonly PaperBar[];
  readonly columns: readonly PaperColumn[];
  readonly rows: readonly (readonly string[])[];
  /** Null for a report without totals. */
  readonly totals: readonly string[] | null;
  readonly isLandscape: boolean;
  /** More columns than even a turned page has room for in the usual size. */
  readonly isDense: boolean;
};

/** A chart with more bars would be hard to read. */
const maxBars = 12;

/** One bar per row, in the order of the table; its length is relative to the longest one. */
function buildReportBars(reply: ReportReply, look: ReportContext): readonly PaperBar[] {
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

/** An upright A4 page has room for so many columns of figures, if one or two of them are names. */
const maxUprightColumns = 7;
const maxRoomyColumns = 11;

/** The report as printed, with the columns of a wide screen. */
export function buildReportPaper(
  reply: ReportReply,
  { title, notes }: Pick<ReportPaper, "title" | "notes">,
  look: ReportContext,
): ReportPaper {
  const shown = tableColumns(reply);
  const inColumns = (texts: readonly string[]) => shown.map(({ at }) => texts[at] ?? "");
  const textsOf = (row: ReportTable["rows"][number]) =>
    shown.map(({ column, at }) => cellText(row[at] ?? null, column, look));
  const hasTotals = reply.totals.some((total) => total !== null);
  return {
    title,
    notes: [...notes, ...unknownCostNotes(reply, look)],
    bars: buildReportBars(reply, look),
    columns: shown.map(({ column, isForWideScreens }) => ({
      key: column.key,
      title: columnTitle(column, look),
      isNumber: isNumberColumn(column),
      isWhole: isWholeColumn(column),
      isForWideScreens,
    })),
    rows: reply.rows.map(textsOf),
    totals: hasTotals ? inColumns(totalTexts(reply, totalLabel(reply, look), look)) : null,
    isDense: shown.length > maxRoomyColumns,
    isLandscape:
      shown.length > maxUprightColumns || shown.some(({ isForWideScreens }) => isForWideScreens),
  };
}

/** Numbers that are texts: those of bills, and of the cards of guests. */
const numberTexts: ReadonlySet<string> = new Set(["bill", "refundOf", "idNumber"]);

function isWholeColumn({ key, kind }: ReportColumn): boolean {
  return (kind !== "text" && kind !== "word") || numberTexts.has(key);
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
