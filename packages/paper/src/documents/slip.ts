import type { PrintDocument } from "@comanda/contract/print";
import { fillTemplate } from "@comanda/domain/text/fill-template";

import type { Document } from "../document.ts";
import type { RenderOptions } from "../formatter.ts";
import { plainRow, type Note, type Row } from "../rows.ts";
import type { Sheet, SheetRow, SheetTable } from "../sheet.ts";
import { createSheetFormatter, type SheetNames } from "../sheets/sheet-formatter.ts";
import { daySheet, monthSheet, shiftSheet } from "../sheets/sheets.ts";
import { boldText, plainText, smallText } from "../text-style.ts";
import { composeReportHead } from "./report-head.ts";

type Report = Extract<
  PrintDocument,
  { readonly kind: "shift-report" | "day-report" | "month-report" }
>;

/** The report of a shift, a day or a month on receipt paper: the same tables as on A4, narrowed. */
export function composeSlip(report: Report, options: RenderOptions): Document {
  const sheet = sheetOf(report, options);
  return [
    ...composeReportHead(
      sheet.title,
      sheet.facts.map(({ name, value }) => [name, value]),
    ),
    ...sheet.tables.flatMap(composeTable),
  ];
}

function sheetOf(report: Report, options: RenderOptions): Sheet {
  const formatter = createSheetFormatter(options, namesOf(report));
  const { reportTitles } = formatter.texts;
  switch (report.kind) {
    case "shift-report": {
      const sheet = shiftSheet(report.summary, formatter);
      return report.number === null
        ? sheet
        : { ...sheet, title: fillTemplate(reportTitles.shift, { number: report.number }) };
    }
    case "day-report":
      return {
        ...daySheet(report.summary, formatter),
        title: fillTemplate(reportTitles.day, { number: report.number }),
      };
    case "month-report":
      return {
        ...monthSheet(report.summary, formatter),
        title: fillTemplate(reportTitles.month, { number: report.number }),
      };
  }
}

function namesOf({ names }: Report): SheetNames {
  return {
    staff: (id) => {
      const member = names.staff.find((one) => one.id === id);
      return member === undefined ? `#${id}` : `${member.ref} ${member.name}`;
    },
    station: (id) => nameIn(names.stations, id),
    payType: (id) => nameIn(names.payTypes, id),
  };
}

function nameIn(
  list: readonly { readonly id: number; readonly name: string }[],
  id: number,
): string {
  return list.find((one) => one.id === id)?.name ?? `#${id}`;
}

/** A table without rows would be headings over nothing. */
function composeTable(table: SheetTable): Document {
  // A slip has no chart, so figures that only its bars show become rows.
  const pictured = table.hasRowPerBar ? [] : table.bars;
  const rows = [
    ...pictured.map(({ name, amount }) => plainRow(name, amount)),
    ...table.rows.map((row) => slipRow(row, table)),
  ];
  if (rows.length === 0) return [];
  return [
    { kind: "text", text: table.title, style: boldText },
    { kind: "rows", style: plainText, rows },
    { kind: "rule" },
  ];
}

/** How many columns of amounts fit on a slip; the others are printed below, with their titles. */
const maxAmountColumns = 2;

function slipRow({ cells, look }: SheetRow, { columns }: SheetTable): Row {
  const cell = (index: number): string => cells[index] ?? "";
  const indexes = columns.map((_column, index) => index);
  const texts = indexes.filter((index) => columns[index]?.isAmount === false);
  const amounts = indexes.filter((index) => columns[index]?.isAmount === true);
  const [text = "", ...details] = texts.map(cell).filter((words) => words !== "");
  const beyond = amounts
    .slice(maxAmountColumns)
    .map((index) => `${columns[index]?.title ?? ""} ${cell(index)}`);
  return {
    text,
    amounts: amounts.slice(0, maxAmountColumns).map(cell),
    isIndented: look === "under",
    isBold: look === "strong",
    notes: [details.join(" · "), beyond.join(" · ")]
      .filter((words) => words !== "")
      .map((words): Note => ({ text: words, style: smallText, isInverted: false })),
  };
}
