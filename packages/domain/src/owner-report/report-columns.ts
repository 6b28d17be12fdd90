/** The kinds of report over a span of days. */
export const ownerReportKinds = [
  "articles",
  "categories",
  "staff",
  "hours",
  "stations",
  "pay-types",
  "promotions",
  "voids",
  "reprints",
  "commissions",
  "stock",
] as const;
export type OwnerReportKind = (typeof ownerReportKinds)[number];

/** `word` is a code that the reader translates; `amount` is a stock amount in its own unit. */
export const cellKinds = [
  "text",
  "word",
  "moment",
  "hour",
  "count",
  "quantity",
  "amount",
  "money",
  "percent",
] as const;
export type CellKind = (typeof cellKinds)[number];

export type ReportColumn = {
  readonly key: string;
  readonly kind: CellKind;
  /** Whether the column has a total. */
  readonly isSummed: boolean;
};

const plainColumn = (key: string, kind: CellKind): ReportColumn => ({ key, kind, isSummed: false });
const summedColumn = (key: string, kind: CellKind): ReportColumn => ({ key, kind, isSummed: true });

const salesColumns = [
  summedColumn("quantity", "quantity"),
  summedColumn("credited", "money"),
  summedColumn("afterDiscounts", "money"),
  plainColumn("share", "percent"),
];
const paidBillColumns = [
  summedColumn("bills", "count"),
  summedColumn("guests", "count"),
  summedColumn("afterDiscounts", "money"),
  summedColumn("charges", "money"),
  summedColumn("amount", "money"),
  summedColumn("tax", "money"),
  summedColumn("net", "money"),
  plainColumn("share", "percent"),
];

/** The columns of each report, from left to right. */
export const reportColumns: Readonly<Record<OwnerReportKind, readonly ReportColumn[]>> = {
  articles: [plainColumn("article", "text"), plainColumn("category", "text"), ...salesColumns],
  categories: [plainColumn("category", "text"), ...salesColumns],
  staff: [plainColumn("staff", "text"), ...salesColumns],
  hours: [plainColumn("hour", "hour"), ...paidBillColumns],
  stations: [plainColumn("station", "text"), ...paidBillColumns],
  "pay-types": [
    plainColumn("payType", "text"),
    // A bill paid in two ways counts in both, so the column has no total.
    plainColumn("bills", "count"),
    summedColumn("received", "money"),
    summedColumn("change", "money"),
    summedColumn("kept", "money"),
    plainColumn("share", "percent"),
  ],
  promotions: [
    plainColumn("promotion", "text"),
    summedColumn("quantity", "quantity"),
    summedColumn("list", "money"),
    summedColumn("given", "money"),
    summedColumn("afterDiscounts", "money"),
  ],
  voids: [
    plainColumn("bill", "text"),
    plainColumn("at", "moment"),
    plainColumn("what", "word"),
    plainColumn("article", "text"),
    plainColumn("quantity", "quantity"),
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
  commissions: [
    plainColumn("staff", "text"),
    summedColumn("earned", "money"),
    summedColumn("paid", "money"),
  ],
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

/** The column from which each report computes its shares. */
export const shareBaseColumns: Readonly<Partial<Record<OwnerReportKind, string>>> = {
  articles: "afterDiscounts",
  categories: "afterDiscounts",
  staff: "afterDiscounts",
  hours: "afterDiscounts",
  stations: "afterDiscounts",
  "pay-types": "kept",
};
