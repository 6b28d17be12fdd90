import { plainColumn, summedColumn, type ReportColumn } from "./report-column.ts";

/** The kinds of report over a span of days. */
export const ownerReportKinds = [
  "days",
  "weekday-hours",
  "hours",
  "margins",
  "articles",
  "not-sold",
  "categories",
  "staff",
  "stations",
  "pay-types",
  "taxes",
  "promotions",
  "discounts",
  "privileges",
  "bills",
  "voids",
  "refunds",
  "reprints",
  "drawers",
  "commissions",
  "stock",
] as const;
export type OwnerReportKind = (typeof ownerReportKinds)[number];

/** What the bills or movements of an opened row have in common. */
export const openedBys = [
  "article",
  "category",
  "staff",
  "hour",
  "weekday-hour",
  "station",
  "pay-type",
  "promotion",
  "commission",
  "stock",
] as const;
export type OpenedBy = (typeof openedBys)[number];

const soldColumns = [
  summedColumn("quantity", "quantity"),
  summedColumn("credited", "money"),
  summedColumn("afterDiscounts", "money"),
];

const salesColumns = [...soldColumns, plainColumn("share", "percent")];

const paidColumns = [
  summedColumn("guests", "count"),
  summedColumn("afterDiscounts", "money"),
  summedColumn("byLaw", "money"),
  summedColumn("charges", "money"),
  summedColumn("amount", "money"),
  summedColumn("tax", "money"),
  summedColumn("net", "money"),
];

const paidBillColumns = [
  summedColumn("bills", "count"),
  ...paidColumns,
  plainColumn("share", "percent"),
];

const paymentColumns = [
  summedColumn("received", "money"),
  summedColumn("change", "money"),
  summedColumn("kept", "money"),
  summedColumn("cashRounding", "money"),
];

const promotedColumns = [
  summedColumn("quantity", "quantity"),
  summedColumn("list", "money"),
  summedColumn("given", "money"),
  summedColumn("afterDiscounts", "money"),
];

const commissionColumns = [summedColumn("earned", "money"), summedColumn("paid", "money")];

const billColumns = [
  plainColumn("bill", "text"),
  plainColumn("at", "moment"),
  plainColumn("place", "text"),
];

const customerColumn = plainColumn("customer", "text");

const wholeBillColumns = [
  ...billColumns,
  customerColumn,
  plainColumn("staff", "text"),
  ...paidColumns,
];

/** The rate in a row of what bears several taxes, which is no name of a tax but a code that the reader translates. */
export const severalTaxes = "severalTaxes";

/** The columns of each report, from left to right. */
const reportColumns: Readonly<Record<OwnerReportKind, readonly ReportColumn[]>> = {
  days: [plainColumn("day", "date"), ...paidBillColumns],
  "weekday-hours": [
    plainColumn("weekday", "weekday"),
    plainColumn("hour", "hour"),
    ...paidBillColumns,
  ],
  hours: [plainColumn("hour", "hour"), ...paidBillColumns],
  margins: [
    plainColumn("article", "text"),
    plainColumn("category", "text"),
    summedColumn("quantity", "quantity"),
    summedColumn("netOfLines", "money"),
    summedColumn("cost", "money"),
    summedColumn("margin", "money"),
    plainColumn("marginShare", "percent"),
  ],
  articles: [plainColumn("article", "text"), plainColumn("category", "text"), ...salesColumns],
  "not-sold": [
    plainColumn("article", "text"),
    plainColumn("category", "text"),
    plainColumn("price", "money"),
  ],
  categories: [plainColumn("category", "text"), ...salesColumns],
  staff: [plainColumn("staff", "text"), ...salesColumns],
  stations: [plainColumn("station", "text"), ...paidBillColumns],
  "pay-types": [
    plainColumn("payType", "text"),
    // A bill paid in two ways counts in both, so the column has no total.
    plainColumn("bills", "count"),
    ...paymentColumns,
    plainColumn("share", "percent"),
  ],
  taxes: [
    plainColumn("rate", "text"),
    summedColumn("net", "money"),
    summedColumn("tax", "money"),
    summedColumn("amount", "money"),
  ],
  promotions: [plainColumn("promotion", "text"), ...promotedColumns],
  discounts: [
    plainColumn("staff", "text"),
    plainColumn("approvedBy", "text"),
    plainColumn("reason", "text"),
    summedColumn("quantity", "quantity"),
    summedColumn("given", "money"),
  ],
  privileges: [
    plainColumn("bill", "text"),
    plainColumn("at", "moment"),
    plainColumn("what", "word"),
    plainColumn("name", "text"),
    plainColumn("idNumber", "text"),
    summedColumn("gross", "money"),
    summedColumn("exemption", "money"),
    summedColumn("exemptSales", "money"),
    summedColumn("discount", "money"),
    summedColumn("amount", "money"),
  ],
  bills: wholeBillColumns,
  voids: [
    plainColumn("bill", "text"),
    plainColumn("at", "moment"),
    plainColumn("what", "word"),
    plainColumn("article", "text"),
    plainColumn("quantity", "quantity"),
    summedColumn("amount", "money"),
    plainColumn("staff", "text"),
    plainColumn("approvedBy", "text"),
    plainColumn("reason", "text"),
  ],
  refunds: [
    plainColumn("bill", "text"),
    plainColumn("at", "moment"),
    plainColumn("refundOf", "text"),
    summedColumn("amount", "money"),
    plainColumn("staff", "text"),
    plainColumn("reason", "text"),
  ],
  reprints: [
    plainColumn("bill", "text"),
    plainColumn("at", "moment"),
    plainColumn("what", "word"),
    plainColumn("station", "text"),
    plainColumn("staff", "text"),
  ],
  drawers: [
    plainColumn("day", "date"),
    plainColumn("station", "text"),
    plainColumn("staff", "text"),
    summedColumn("expected", "money"),
    summedColumn("counted", "money"),
    summedColumn("difference", "money"),
    summedColumn("otherCurrencies", "money"),
  ],
  commissions: [plainColumn("staff", "text"), ...commissionColumns],
  stock: [
    plainColumn("stockItem", "text"),
    plainColumn("station", "text"),
    plainColumn("before", "amount"),
    plainColumn("delivered", "amount"),
    plainColumn("used", "amount"),
    plainColumn("givenBack", "amount"),
    plainColumn("corrected", "amount"),
    plainColumn("after", "amount"),
  ],
};

/** The part of each bill that belongs to the opened row comes before the amount of the whole bill. */
const partColumns = (columns: readonly ReportColumn[]): readonly ReportColumn[] => [
  ...billColumns,
  ...columns,
  plainColumn("billAmount", "money"),
];

/** The columns of what a row opens. */
const openedColumns: Readonly<Record<OpenedBy, readonly ReportColumn[]>> = {
  article: partColumns(soldColumns),
  category: reportColumns.articles,
  staff: partColumns(soldColumns),
  hour: wholeBillColumns,
  "weekday-hour": wholeBillColumns,
  station: wholeBillColumns,
  "pay-type": partColumns([customerColumn, ...paymentColumns]),
  promotion: partColumns(promotedColumns),
  commission: partColumns(commissionColumns),
  stock: [
    plainColumn("at", "moment"),
    plainColumn("what", "word"),
    plainColumn("bill", "text"),
    plainColumn("staff", "text"),
    plainColumn("before", "amount"),
    summedColumn("delivered", "amount"),
    summedColumn("used", "amount"),
    summedColumn("givenBack", "amount"),
    summedColumn("corrected", "amount"),
    plainColumn("after", "amount"),
  ],
};

/** A whole report, or what one of its rows is made of. */
export type ReportSubject = { readonly kind: OwnerReportKind } | { readonly by: OpenedBy };

/** The columns of a report or of an opened row, without those of a comparison. */
export function columnsOf(subject: ReportSubject): readonly ReportColumn[] {
  return "kind" in subject ? reportColumns[subject.kind] : openedColumns[subject.by];
}

/** The articles of a category are a report like that of all articles. */
export function kindOf(subject: ReportSubject): OwnerReportKind | null {
  if ("kind" in subject) return subject.kind;
  return subject.by === "category" ? "articles" : null;
}

/**
 * Columns that a report lacks if they are zero or empty everywhere: few venues have guests with privileges, round cash,
 * take other currencies, or know their guests by name.
 */
export const rareColumns: ReadonlySet<string> = new Set([
  "byLaw",
  "cashRounding",
  "customer",
  "otherCurrencies",
]);

/** The column from which each report computes its shares. */
export const shareBaseColumns: Readonly<Partial<Record<OwnerReportKind, string>>> = {
  days: "net",
  "weekday-hours": "net",
  articles: "afterDiscounts",
  categories: "afterDiscounts",
  staff: "afterDiscounts",
  hours: "afterDiscounts",
  stations: "afterDiscounts",
  "pay-types": "kept",
};

/** The figure of each report that is compared with other days; lists of events are not compared. */
export const comparedColumns: Readonly<Partial<Record<OwnerReportKind, string>>> = {
  days: "net",
  "weekday-hours": "net",
  hours: "net",
  margins: "netOfLines",
  articles: "afterDiscounts",
  categories: "afterDiscounts",
  staff: "afterDiscounts",
  stations: "net",
  "pay-types": "kept",
  promotions: "given",
  commissions: "earned",
};
