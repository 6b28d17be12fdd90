/**
 * `word` is a code that the reader translates; `amount` is a stock amount in its own unit; `growth` is a percentage
 * with its sign.
 */
export const cellKinds = [
  "text",
  "word",
  "moment",
  "date",
  "weekday",
  "hour",
  "count",
  "quantity",
  "amount",
  "money",
  "percent",
  "growth",
] as const;
export type CellKind = (typeof cellKinds)[number];

export type ReportColumn = {
  readonly key: string;
  readonly kind: CellKind;
  /** Whether the column has a total. */
  readonly isSummed: boolean;
};

export const plainColumn = (key: string, kind: CellKind): ReportColumn => ({
  key,
  kind,
  isSummed: false,
});
/** One whose figures add up. */
export const summedColumn = (key: string, kind: CellKind): ReportColumn => ({
  key,
  kind,
  isSummed: true,
});
