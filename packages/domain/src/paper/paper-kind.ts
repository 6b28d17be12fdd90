/** The kinds of paper. */
export const paperKinds = [
  "bill",
  "ticket",
  "article-report",
  "commission-report",
  "cash-count",
  "shift-report",
  "day-report",
  "month-report",
  "payment-slip",
  "drawer-pulse",
  "test-page",
] as const;

export type PaperKind = (typeof paperKinds)[number];
