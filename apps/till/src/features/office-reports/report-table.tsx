import type { OwnerReportKind } from "@comanda/domain/owner-report/report-columns";
import { useMemo } from "react";

import { useOfficeMessages } from "#language/office-messages.tsx";
import { DataTable } from "#ui/data-table.tsx";

import { totalTexts } from "./report-sheet.ts";
import {
  cellText,
  columnTitle,
  isNumberColumn,
  type ReportContext,
  type ReportTable as Report,
} from "./report-texts.ts";

type Row = { readonly index: number; readonly cells: Report["rows"][number] };

type ReportTableProps = {
  readonly reply: Report;
  /** Null for what a row is made of. */
  readonly kind: OwnerReportKind | null;
  readonly look: ReportContext;
  readonly title: string;
  /** Opens a row by its place. */
  readonly onOpen: (index: number) => void;
};

const rowIndex = ({ index }: Row) => index;

/** The rows of a report, each of which opens what it is made of. */
export function ReportTable({ reply, kind, look, title, onOpen }: ReportTableProps) {
  const { parts } = useOfficeMessages();
  const rows = useMemo(() => reply.rows.map((cells, index) => ({ index, cells })), [reply]);
  const columns = useMemo(
    () =>
      shownColumns(reply, kind).map(({ column, at }) => ({
        key: column.key,
        title: columnTitle(column, look),
        text: ({ cells }: Row) => cellText(cells[at] ?? null, column, look),
        ...((isNumberColumn(column) || column.kind === "weekday") && {
          isNumber: column.kind !== "weekday",
          order: ({ cells }: Row) => Number(cells[at] ?? Number.NEGATIVE_INFINITY),
        }),
        ...((column.kind === "moment" || column.kind === "date") && {
          order: ({ cells }: Row) => String(cells[at] ?? ""),
        }),
        isSecondary: isSecondary(reply, kind, column.key),
        isForWideScreens: isForWideScreens(reply, kind, column.key),
      })),
    [reply, kind, look],
  );
  const totals = useMemo(() => {
    const sums = totalTexts(reply, look);
    return Object.fromEntries(reply.columns.map(({ key }, at) => [key, sums[at] ?? ""]));
  }, [reply, look]);
  const hasTotals = reply.totals.some((total) => total !== null);
  return (
    <DataTable
      label={title}
      texts={parts.table}
      rows={rows}
      keyOf={rowIndex}
      columns={columns}
      {...(hasTotals && { totals })}
      onOpen={({ index }) => onOpen(index)}
      opens={({ index }) => reply.keys[index] !== null}
    />
  );
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

function isForWideScreens(reply: Report, kind: OwnerReportKind | null, column: string): boolean {
  if (kind === null) return hasWholeBills(reply) && wideInOpened.has(column);
  if (!paidKinds.has(kind)) return false;
  return wideColumns.has(column) || (reply.compared !== null && wideIfCompared.has(column));
}

function hasWholeBills({ columns }: Report): boolean {
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

function isSecondary(reply: Report, kind: OwnerReportKind | null, column: string): boolean {
  // Beside the growth, a phone has no room for the number of bills.
  if (kind !== null && column === "bills" && reply.compared !== null) return paidKinds.has(kind);
  if (kind !== null) return secondaryColumns[kind].includes(column);
  // What guests paid for the whole bill says more than its lines.
  return secondaryInOpened.has(column) || (hasWholeBills(reply) && column === "afterDiscounts");
}

/** The columns of a comparison take the place of three others, which files still have. */
function shownColumns(reply: Report, kind: OwnerReportKind | null) {
  const isFull = reply.compared !== null && kind !== null && paidKinds.has(kind);
  return reply.columns
    .map((column, at) => ({ column, at }))
    .filter(({ column }) => !isFull || !wideColumns.has(column.key));
}
