import type { Sheet, SheetBar } from "@comanda/paper/sheet";

import { cellText, isNumber, titleOf, type Told, type ReportLook } from "./report-texts.ts";

/** A chart with more bars would be hard to read. */
const barsInPicture = 12;

/** One bar per row, in the order of the table; its length is relative to the longest one. */
export function reportBars({ columns, rows }: Told, look: ReportLook): readonly SheetBar[] {
  const share = columns.findIndex(({ key }) => key === "share");
  // The amount that the shares are computed from: `net` or `kept`.
  const net = columns.findIndex(({ key }) => key === "net" || key === "kept");
  const column = columns[net];
  const [first] = columns;
  if (share === -1 || column === undefined || first === undefined) return [];
  const shown = rows.slice(0, first.kind === "hour" ? rows.length : barsInPicture);
  const amounts = shown.map((row) => Math.max(0, Number(row[net] ?? 0)));
  const longest = Math.max(1, ...amounts);
  return shown.map((row, index) => ({
    name: cellText(row[0] ?? null, first, look),
    amount: cellText(row[net] ?? null, column, look),
    share: (amounts[index] ?? 0) / longest,
  }));
}

/** The report as printed. */
export function reportSheet(told: Told, title: string, look: ReportLook): Sheet {
  const { columns, rows, totals } = told;
  const textsOf = (row: Told["rows"][number]) =>
    columns.map((column, at) => cellText(row[at] ?? null, column, look));
  const sum = totals.some((total) => total !== null)
    ? [{ cells: totalTexts(told, look), look: "strong" as const }]
    : [];
  return {
    title,
    facts: [],
    tables: [
      {
        title,
        columns: columns.map((column) => ({
          title: titleOf(column, look),
          isAmount: isNumber(column),
        })),
        rows: [...rows.map((row) => ({ cells: textsOf(row), look: "plain" as const })), ...sum],
        bars: reportBars(told, look),
        isFolded: false,
      },
    ],
  };
}

/** The total of each column; the first column has the label instead. */
export function totalTexts({ columns, totals }: Told, look: ReportLook): string[] {
  return columns.map((column, at) =>
    at === 0 ? look.texts.total : cellText(totals[at] ?? null, column, look),
  );
}
