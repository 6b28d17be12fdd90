import type { ReplyOf } from "@comanda/contract/call";
import type { openReportRow, readOwnerReport } from "@comanda/contract/owner-report";
import { formatMoney, groupThousands, type MoneyFormat } from "@comanda/domain/money/format-money";
import { money } from "@comanda/domain/money/money";
import { columnsUnknownIfEmpty } from "@comanda/domain/owner-report/columns-unknown-if-empty";
import { severalTaxes } from "@comanda/domain/owner-report/report-columns";
import { stockAmount } from "@comanda/domain/stock/stock-amount";
import { formatStockAmount } from "@comanda/domain/stock/format-stock-amount";
import { dayNumber, type CalendarDate } from "@comanda/domain/time/calendar";
import { hourText, wireDateTimeText } from "@comanda/domain/time/date-text";
import { dateText } from "@comanda/domain/time/date-time-text";
import { msPerDay } from "@comanda/domain/time/instant";
import type { TimeZone } from "@comanda/domain/time/local-time";
import { parseWireDate } from "@comanda/domain/time/wire-date";

import type { OfficeMessages } from "#language/office-messages.tsx";

/** A whole report, or what one of its rows is made of. */
export type ReportReply = ReplyOf<typeof readOwnerReport> | ReplyOf<typeof openReportRow>;
export type ReportTable = Omit<ReplyOf<typeof readOwnerReport>, "kind">;
export type ReportColumn = ReportTable["columns"][number];
export type ReportCell = ReportTable["rows"][number][number];

/** How the venue and the language format a report. */
export type ReportContext = {
  readonly texts: OfficeMessages["reports"];
  readonly money: MoneyFormat;
  readonly zone: TimeZone;
  /** The BCP 47 tag of the till's language. */
  readonly tag: string;
};

const numberKinds = new Set<ReportColumn["kind"]>([
  "count",
  "quantity",
  "amount",
  "money",
  "percent",
  "growth",
]);

export function isNumberColumn({ kind }: ReportColumn): boolean {
  return numberKinds.has(kind);
}

export function columnTitle({ key }: ReportColumn, { texts }: ReportContext): string {
  const titles: Readonly<Record<string, string>> = texts.columns;
  return titles[key] ?? key;
}

/** What the totals on paper and in files are called; not all rows may be above them. */
export function totalLabel({ count, rows }: ReportTable, look: ReportContext): string {
  const { total, totalOfAll } = look.texts;
  return count > rows.length ? totalOfAll(countText(count, look)) : total;
}

/** A cell as text. */
export function cellText(cell: ReportCell, column: ReportColumn, look: ReportContext): string {
  if (typeof cell === "string") return textCellText(cell, column, look);
  if (cell !== null) return numberText(cell, column, look);
  return columnsUnknownIfEmpty.has(column.key) ? look.texts.unknown : "";
}

function textCellText(
  cell: string,
  { key, kind }: ReportColumn,
  { texts, zone, tag }: ReportContext,
): string {
  if (key === "rate" && cell === severalTaxes) return texts.severalTaxes;
  if (kind === "moment") return wireDateTimeText(cell, zone);
  if (kind === "date") return weekdayDateText(cell, tag);
  const words: Readonly<Record<string, string>> = texts.words;
  if (kind === "word") return words[cell] ?? cell;
  return cell === "" ? texts.nobody : cell;
}

function numberText(cell: number, { kind }: ReportColumn, look: ReportContext): string {
  const { decimalSeparator } = look.money;
  switch (kind) {
    case "money":
      return formatMoney(money(cell), look.money);
    case "percent":
      return `${(cell / 100).toFixed(2).replace(".", decimalSeparator)} %`;
    case "growth":
      return growthText(cell, look);
    case "hour":
      return hourText(cell);
    case "weekday":
      return weekdayText(cell, look);
    case "amount":
      return formatStockAmount(stockAmount(cell), decimalSeparator);
    case "text":
    case "word":
    case "moment":
    case "date":
    case "count":
    case "quantity":
      return countText(cell, look);
  }
}

/** A number with the venue's separators. */
export function countText(count: number, { money: format }: ReportContext): string {
  const [units = "", tenths] = String(Math.abs(count)).split(".");
  const whole = groupThousands(units, format.thousandSeparator);
  const sign = count < 0 ? "-" : "";
  return sign + (tenths === undefined ? whole : whole + format.decimalSeparator + tenths);
}

/** A change in basis points, with its sign and one decimal. */
export function growthText(points: number, { money: format }: ReportContext): string {
  const sign = points < 0 ? "−" : "+";
  const percent = (Math.abs(points) / 100).toFixed(1).replace(".", format.decimalSeparator);
  return `${points === 0 ? "" : sign}${percent} %`;
}

/** The number of a Sunday: the 5th of January 1970 was a Monday. */
const aSunday = 3;

/** The name of a weekday, 1 for Monday. */
export function weekdayText(
  weekday: number,
  { tag }: ReportContext,
  length: "long" | "short" = "long",
): string {
  return weekdayNames(tag, length).format((aSunday + weekday) * msPerDay);
}

/** Short weekday and date, such as Tue 24/11/2026. */
function weekdayDateText(wire: string, tag: string): string {
  const date = parseWireDate(wire);
  return date === null ? wire : dayText(date, tag);
}

export function dayText(date: CalendarDate, tag: string): string {
  return `${weekdayNames(tag, "short").format(dayNumber(date) * msPerDay)} ${dateText(date)}`;
}

const formats = new Map<string, Intl.DateTimeFormat>();

function weekdayNames(tag: string, length: "long" | "short"): Intl.DateTimeFormat {
  const known = formats.get(tag + length);
  if (known !== undefined) return known;
  const options = { weekday: length, timeZone: "UTC", calendar: "gregory" } as const;
  const made = new Intl.DateTimeFormat(tag, options);
  formats.set(tag + length, made);
  return made;
}

/** A span of wire dates as people write it. */
export function spanText({ from, to }: { readonly from: string; readonly to: string }): string {
  const [first, last] = [from, to].map((wire) => {
    const date = parseWireDate(wire);
    return date === null ? wire : dateText(date);
  });
  return first === last ? String(first) : `${first} – ${last}`;
}

/** What a row was opened from, as its report names it. */
export function openedName(
  { by, name }: Pick<ReplyOf<typeof openReportRow>, "by" | "name">,
  key: string,
  look: ReportContext,
): string {
  const [first = "", second = ""] = key.split("-");
  if (by === "hour") return hourText(Number(first));
  if (by === "weekday-hour") {
    return `${weekdayText(Number(first), look)} ${hourText(Number(second))}`;
  }
  return name === "" ? look.texts.nobody : name;
}
