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

const told = (key: string, kind: CellKind): ReportColumn => ({ key, kind, isSummed: false });
const summed = (key: string, kind: CellKind): ReportColumn => ({ key, kind, isSummed: true });

const sold = [
  summed("quantity", "quantity"),
  summed("credited", "money"),
  summed("net", "money"),
  told("share", "percent"),
];
const paid = [
  summed("bills", "count"),
  summed("net", "money"),
  summed("charges", "money"),
  summed("amount", "money"),
  told("share", "percent"),
];

/** The columns of each report, from left to right. */
export const reportColumns: Readonly<Record<OwnerReportKind, readonly ReportColumn[]>> = {
  articles: [told("article", "text"), told("category", "text"), ...sold],
  categories: [told("category", "text"), ...sold],
  staff: [told("staff", "text"), ...sold],
  hours: [told("hour", "hour"), ...paid],
  stations: [told("station", "text"), ...paid],
  "pay-types": [
    told("payType", "text"),
    // A bill paid in two ways counts in both, so the column has no total.
    told("bills", "count"),
    summed("received", "money"),
    summed("change", "money"),
    summed("kept", "money"),
    told("share", "percent"),
  ],
  promotions: [
    told("promotion", "text"),
    summed("quantity", "quantity"),
    summed("list", "money"),
    summed("given", "money"),
    summed("net", "money"),
  ],
  voids: [
    told("bill", "text"),
    told("at", "moment"),
    told("what", "word"),
    told("article", "text"),
    told("quantity", "quantity"),
    summed("amount", "money"),
    told("staff", "text"),
    told("reason", "text"),
  ],
  commissions: [told("staff", "text"), summed("earned", "money"), summed("paid", "money")],
  stock: [
    told("stockItem", "text"),
    told("station", "text"),
    told("before", "amount"),
    told("delivered", "amount"),
    told("used", "amount"),
    told("givenBack", "amount"),
    told("corrected", "amount"),
    told("after", "amount"),
  ],
};

/** The column from which each report computes its shares. */
export const shareOf: Readonly<Partial<Record<OwnerReportKind, string>>> = {
  articles: "net",
  categories: "net",
  staff: "net",
  hours: "net",
  stations: "net",
  "pay-types": "kept",
};
