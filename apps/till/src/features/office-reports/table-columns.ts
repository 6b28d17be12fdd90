import type {
  OpenedBy,
  OwnerReportKind,
  ReportSubject,
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

/** The columns of a table on a screen and on paper; all others are only in files. */
export function tableColumns(reply: TableReply): readonly TableColumn[] {
  const { tablet, wide = [], files = [] } = roomOf(reply);
  return reply.columns
    .map((column, at) => ({
      column,
      at,
      isSecondary: tablet.includes(column.key),
      isForWideScreens: wide.includes(column.key),
    }))
    .filter(({ column }) => !files.includes(column.key));
}

/** The columns that need more room than a phone has, each with the smallest that shows it. */
type Room = {
  readonly tablet: readonly string[];
  readonly wide?: readonly string[];
  readonly files?: readonly string[];
};

function roomOf(reply: TableReply): Room {
  if ("by" in reply) {
    const hasCustomers = reply.columns.some(({ key }) => key === "customer");
    return reply.by === "pay-type" && hasCustomers ? paidByCustomers : openedRooms[reply.by];
  }
  const alone = reportRooms[reply.kind];
  return reply.compared === null ? alone : (comparedRooms[reply.kind] ?? alone);
}

const paid: Room = {
  tablet: ["guests", "amount", "tax"],
  wide: ["afterDiscounts", "byLaw", "charges", "share"],
};

const sold: Room = { tablet: ["category", "credited", "share", "earlier"] };
const soldInAll: Room = { tablet: ["quantity", "credited", "share", "earlier"] };

const reportRooms: Readonly<Record<OwnerReportKind, Room>> = {
  days: paid,
  "weekday-hours": paid,
  hours: paid,
  margins: { tablet: ["category", "quantity", "netOfLines", "cost", "earlier", "growth"] },
  articles: sold,
  "not-sold": { tablet: ["category"] },
  categories: soldInAll,
  staff: soldInAll,
  stations: paid,
  "pay-types": { tablet: ["received", "change", "cashRounding", "share", "earlier"] },
  taxes: { tablet: ["amount"] },
  promotions: { tablet: ["list", "afterDiscounts", "earlier"] },
  discounts: { tablet: ["quantity", "approvedBy"] },
  privileges: {
    tablet: ["at", "idNumber", "discount"],
    wide: ["what", "gross", "exemption", "exemptSales"],
  },
  bills: {
    tablet: ["at", "staff", "guests", "tax", "net"],
    wide: ["customer", "afterDiscounts", "byLaw", "charges"],
  },
  // Who took it back, and why, is what a phone has room for.
  voids: { tablet: ["bill", "at", "article"], wide: ["what", "quantity", "approvedBy"] },
  refunds: { tablet: ["at", "refundOf", "staff"] },
  reprints: { tablet: ["station"] },
  drawers: { tablet: ["station", "expected", "counted"], wide: ["otherCurrencies"] },
  commissions: { tablet: ["earlier"] },
  stock: { tablet: ["before", "delivered", "used", "givenBack", "corrected"] },
};

/** The columns of a comparison take the place of three others. */
const comparedPaid = {
  tablet: ["bills", "amount", "earlier"],
  wide: ["guests", "tax", "earlierDay"],
  files: ["afterDiscounts", "byLaw", "charges", "share"],
};

/** Compared reports that need more room than the same report alone. */
const comparedRooms: Readonly<Partial<Record<OwnerReportKind, Room>>> = {
  days: comparedPaid,
  // "Wednesday" needs the room.
  "weekday-hours": { ...comparedPaid, tablet: [...comparedPaid.tablet, "growth"] },
  hours: comparedPaid,
  stations: comparedPaid,
  "pay-types": { tablet: ["received", "change", "share", "earlier"], wide: ["cashRounding"] },
};

const wholeBills: Room = {
  tablet: ["at", "net"],
  wide: ["customer", "staff", "guests", "afterDiscounts", "byLaw", "charges", "tax"],
};

const partsOfLines: Room = { tablet: ["at", "credited", "billAmount"] };

const paidParts: Room = {
  tablet: ["at", "received", "change", "billAmount"],
  wide: ["cashRounding"],
};

/** Whose invoice it is says more than at which table it was, and a phone has room for one of them. */
const paidByCustomers: Room = { ...paidParts, tablet: [...paidParts.tablet, "place"] };

const openedRooms: Readonly<Record<OpenedBy, Room>> = {
  article: partsOfLines,
  category: reportRooms.articles,
  staff: partsOfLines,
  hour: wholeBills,
  "weekday-hour": wholeBills,
  station: wholeBills,
  "pay-type": paidParts,
  promotion: { tablet: ["at", "list", "billAmount"] },
  commission: { tablet: ["at", "billAmount"] },
  stock: { tablet: ["at", "staff", "before", "after"] },
};
