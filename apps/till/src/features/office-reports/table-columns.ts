import {
  kindOf,
  type OwnerReportKind,
  type ReportSubject,
} from "@comanda/domain/owner-report/report-columns";

import type { ReportColumn, ReportTable } from "./report-texts.ts";

type TableReply = ReportSubject & Pick<ReportTable, "columns" | "compared">;

/** A column of a report with its place, and the screens that have room for it. */
type TableColumn = {
  readonly column: ReportColumn;
  readonly at: number;
  readonly isSecondary: boolean;
  readonly isForWideScreens: boolean;
};

/** The columns of a table on a screen. Those of a comparison take the place of three others, which files still have. */
export function tableColumns(reply: TableReply): readonly TableColumn[] {
  const kind = kindOf(reply);
  const isFull = reply.compared !== null && kind !== null && paidKinds.has(kind);
  return reply.columns
    .map((column, at) => ({
      column,
      at,
      isSecondary: isSecondary(reply, kind, column.key),
      isForWideScreens: isForWideScreens(reply, kind, column.key),
    }))
    .filter(({ column }) => !isFull || !wideColumns.has(column.key));
}

/** Kinds whose rows add up whole bills. */
const paidKinds: ReadonlySet<OwnerReportKind> = new Set([
  "days",
  "hours",
  "weekday-hours",
  "stations",
  "bills",
]);

/** Columns of those that only a wide screen has room for. */
const wideColumns: ReadonlySet<string> = new Set(["afterDiscounts", "charges", "share"]);

/** The same, beside the columns of a comparison. */
const wideIfCompared: ReadonlySet<string> = new Set(["guests", "tax", "earlierDay"]);

/** Columns of the bills that a row opens. */
const wideInOpened: ReadonlySet<string> = new Set([...wideColumns, "staff", "guests", "tax"]);

function isForWideScreens(
  reply: TableReply,
  kind: OwnerReportKind | null,
  column: string,
): boolean {
  if (kind === null) return hasWholeBills(reply) && wideInOpened.has(column);
  if (!paidKinds.has(kind)) return false;
  return wideColumns.has(column) || (reply.compared !== null && wideIfCompared.has(column));
}

function hasWholeBills({ columns }: TableReply): boolean {
  return columns.some(({ key }) => key === "amount");
}

const secondaryInSales = ["category", "credited", "share", "earlier"];
const secondaryInPayments = ["guests", "amount", "tax", "earlierDay", "earlier"];

/** Columns that a phone has no room for. */
const secondaryColumns: Readonly<Record<OwnerReportKind, readonly string[]>> = {
  days: secondaryInPayments,
  // "Wednesday" needs the room.
  "weekday-hours": ["growth", ...secondaryInPayments],
  hours: secondaryInPayments,
  margins: ["category", "quantity", "netOfLines", "cost", "earlier", "growth"],
  articles: secondaryInSales,
  categories: ["quantity", "credited", "share", "earlier"],
  staff: ["quantity", "credited", "share", "earlier"],
  stations: secondaryInPayments,
  "pay-types": ["received", "change", "share", "earlier"],
  promotions: ["list", "afterDiscounts", "earlier"],
  bills: ["at", "staff", "guests", "tax", "net"],
  voids: ["at", "what", "quantity", "staff"],
  reprints: ["station"],
  commissions: ["earlier"],
  stock: ["before", "delivered", "used", "givenBack", "corrected"],
};

/** The same in the lists of bills and of movements that rows open. */
const secondaryInOpened: ReadonlySet<string> = new Set([
  "at",
  "staff",
  "credited",
  "billAmount",
  "received",
  "change",
  "list",
  "guests",
  "charges",
  "tax",
  "net",
  "before",
  "after",
]);

function isSecondary(reply: TableReply, kind: OwnerReportKind | null, column: string): boolean {
  // Beside the growth, a phone has no room for the number of bills.
  if (kind !== null && column === "bills" && reply.compared !== null) return paidKinds.has(kind);
  if (kind !== null) return secondaryColumns[kind].includes(column);
  // What guests paid for the whole bill says more than its lines.
  return secondaryInOpened.has(column) || (hasWholeBills(reply) && column === "afterDiscounts");
}
