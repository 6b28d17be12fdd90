import type { CsvValue } from "@comanda/domain/text/csv";
import { minorUnitsPerUnit } from "@comanda/domain/money/money";
import { sortableDateTimeText } from "@comanda/domain/time/date-text";
import { parseWireDateTime } from "@comanda/domain/time/wire-date";

import {
  cellText,
  columnTitle,
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
    ...(hasSums ? [[look.texts.total, ...sums.slice(1)]] : []),
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

/** Creates a spreadsheet, in which text never becomes a formula. The library is loaded on demand. */
export async function createSpreadsheet(
  rows: readonly (readonly CsvValue[])[],
  { name, columns }: { readonly name: string; readonly columns: readonly ReportColumn[] },
): Promise<Blob> {
  const { default: writeSpreadsheet } = await import("write-excel-file/universal");
  const [titles = [], ...others] = rows;
  const head = titles.map((title) => ({ value: title ?? "", fontWeight: "bold" as const }));
  const body = others.map((row) =>
    row.map((value, at) => {
      if (value === null) return null;
      if (typeof value === "string") return { value, type: String };
      return { value, type: Number, format: numberFormats[columns[at]?.kind ?? "count"] ?? "0" };
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

const numberFormats: Readonly<Partial<Record<ReportColumn["kind"], string>>> = {
  money: "#,##0.00",
  percent: "0.00",
  growth: "0.00",
  quantity: "0.#",
  amount: "0.###",
};
