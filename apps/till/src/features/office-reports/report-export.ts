import type { CsvValue } from "@comanda/domain/text/csv";
import type { MoneyFormat } from "@comanda/domain/money/format-money";
import { minorUnitsPerUnit } from "@comanda/domain/money/money";
import { sortableDateTimeText } from "@comanda/domain/time/date-text";
import { parseWireDateTime } from "@comanda/domain/time/wire-date";

import {
  cellText,
  columnTitle,
  totalLabel,
  type ReportCell,
  type ReportColumn,
  type ReportContext,
  type ReportTable,
} from "./report-texts.ts";

/** The report as rows of a file: titles, rows, totals. Numbers are unformatted, so that any program can read them. */
export function exportRows(
  reply: ReportTable,
  look: ReportContext,
): readonly (readonly CsvValue[])[] {
  const { columns, rows, totals } = reply;
  const valuesOf = (row: readonly ReportCell[]) =>
    columns.map((column, at) => toCsvValue(row[at] ?? null, column, look));
  const sums = valuesOf(totals);
  const hasSums = sums.some((sum) => sum !== null);
  return [
    columns.map((column) => columnTitle(column, look)),
    ...rows.map(valuesOf),
    ...(hasSums ? [[totalLabel(reply, look), ...sums.slice(1)]] : []),
  ];
}

function toCsvValue(cell: ReportCell, column: ReportColumn, look: ReportContext): CsvValue {
  if (cell === null) return null;
  if (typeof cell === "string") {
    if (column.kind === "moment") return momentText(cell, look);
    return column.kind === "date" ? cell : cellText(cell, column, look);
  }
  switch (column.kind) {
    case "money":
      return cell / minorUnitsPerUnit;
    case "percent":
    case "growth":
      return cell / 100;
    case "amount":
      return cell / 1000;
    case "hour":
    case "weekday":
      return cellText(cell, column, look);
    case "text":
    case "word":
    case "moment":
    case "date":
    case "count":
    case "quantity":
      return cell;
  }
}

function momentText(wire: string, { zone }: ReportContext): string {
  const at = parseWireDateTime(wire);
  return at === null ? wire : sortableDateTimeText(at, zone);
}

type SpreadsheetLook = {
  /** Of its only sheet. */
  readonly name: string;
  readonly columns: readonly ReportColumn[];
  readonly money: Pick<MoneyFormat, "hasDecimals">;
};

/** Creates a spreadsheet, in which text never becomes a formula. The library is loaded on demand. */
export async function createSpreadsheet(
  rows: readonly (readonly CsvValue[])[],
  { name, columns, money }: SpreadsheetLook,
): Promise<Blob> {
  const { default: writeSpreadsheet } = await import("write-excel-file/universal");
  const [titles = [], ...others] = rows;
  const head = titles.map((title) => ({ value: title ?? "", fontWeight: "bold" as const }));
  const body = others.map((row) =>
    row.map((value, at) => {
      const kind = columns[at]?.kind ?? "count";
      if (value === null) return null;
      if (typeof value === "number")
        return { value, type: Number, format: numberFormat(kind, money) };
      const isTime = kind === "date" || kind === "moment";
      const time = isTime ? timeOf(value) : null;
      if (!isTime || time === null) return { value, type: String };
      return { value: time, type: Date, format: dateFormats[kind] };
    }),
  );
  const widths = columns.map(({ kind }) => ({ width: kind === "text" ? 28 : 16 }));
  const sheet = toSheetName(name);
  return writeSpreadsheet([head, ...body], { sheet, columns: widths, stickyRowsCount: 1 }).toBlob();
}

/** Excel refuses other sheet names: at most 31 characters, without those that its formulas use. */
function toSheetName(name: string): string {
  return name
    .replaceAll(/[:\\/?*[\]']/g, " ")
    .trim()
    .slice(0, 31);
}

/** Amounts of a currency without decimals have none. */
function numberFormat(
  kind: ReportColumn["kind"],
  { hasDecimals }: SpreadsheetLook["money"],
): string {
  switch (kind) {
    case "money":
      return hasDecimals ? "#,##0.00" : "#,##0";
    case "percent":
    case "growth":
      return "0.00";
    case "quantity":
    case "amount":
      // Excel writes 0.# with a point even after 3.
      return "General";
    default:
      return "0";
  }
}

const dateFormats = { date: "yyyy-mm-dd", moment: "yyyy-mm-dd hh:mm" } as const;

/** A date or moment as the file has it, on the clock of the venue; null for another text, such as a total. */
function timeOf(text: string): Date | null {
  const isTime = /^\d{4}-\d{2}-\d{2}( \d{2}:\d{2})?$/.test(text);
  return isTime ? new Date(`${text.replace(" ", "T").padEnd(16, "T00:00")}Z`) : null;
}
