import type { ReplyOf } from "@comanda/contract/call";
import type { readOwnerReport } from "@comanda/contract/owner-report";
import { formatMoney, groupThousands, type MoneyFormat } from "@comanda/domain/money/format-money";
import { money } from "@comanda/domain/money/money";
import { stockAmount } from "@comanda/domain/stock/stock-amount";
import { formatStockAmount } from "@comanda/domain/stock/format-stock-amount";
import { wireDateTimeText } from "@comanda/domain/time/date-text";
import type { TimeZone } from "@comanda/domain/time/local-time";

import type { OfficeMessages } from "#language/office-messages.tsx";

export type OwnerReportReply = ReplyOf<typeof readOwnerReport>;
export type ReportColumn = OwnerReportReply["columns"][number];
export type ReportCell = OwnerReportReply["rows"][number][number];

/** How the venue and the language format a report. */
export type ReportContext = {
  readonly texts: OfficeMessages["reports"];
  readonly money: MoneyFormat;
  readonly zone: TimeZone;
};

const numberKinds = new Set<ReportColumn["kind"]>([
  "count",
  "quantity",
  "amount",
  "money",
  "percent",
]);

export function isNumberColumn({ kind }: ReportColumn): boolean {
  return numberKinds.has(kind);
}

export function columnTitle({ key }: ReportColumn, { texts }: ReportContext): string {
  const titles: Readonly<Record<string, string>> = texts.columns;
  return titles[key] ?? key;
}

/** A cell as text. */
export function cellText(cell: ReportCell, column: ReportColumn, look: ReportContext): string {
  if (typeof cell === "string") return textCellText(cell, column, look);
  return cell === null ? "" : numberText(cell, column, look);
}

function textCellText(
  cell: string,
  { kind }: ReportColumn,
  { texts, zone }: ReportContext,
): string {
  if (kind === "moment") return wireDateTimeText(cell, zone);
  const words: Readonly<Record<string, string>> = texts.words;
  if (kind === "word") return words[cell] ?? cell;
  return cell === "" ? texts.nobody : cell;
}

function numberText(cell: number, { kind }: ReportColumn, look: ReportContext): string {
  const { decimalSeparator, thousandSeparator } = look.money;
  switch (kind) {
    case "money":
      return formatMoney(money(cell), look.money);
    case "percent":
      return `${(cell / 100).toFixed(2).replace(".", decimalSeparator)} %`;
    case "hour":
      return `${String(cell).padStart(2, "0")}:00`;
    case "amount":
      return formatStockAmount(stockAmount(cell), decimalSeparator);
    case "text":
    case "word":
    case "moment":
    case "count":
    case "quantity": {
      const [units = "", tenths] = String(Math.abs(cell)).split(".");
      const whole = groupThousands(units, thousandSeparator);
      const sign = cell < 0 ? "-" : "";
      return sign + (tenths === undefined ? whole : whole + decimalSeparator + tenths);
    }
  }
}
