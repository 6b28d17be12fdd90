import type { OpenedBy, OwnerReportKind } from "./report-columns.ts";

/** What a row of each report opens. A bill opens its paper, and a day the report of its hours. */
export const rowTargets: Readonly<Record<OwnerReportKind, OpenedBy | "day" | "bill" | "none">> = {
  days: "day",
  "weekday-hours": "weekday-hour",
  hours: "hour",
  margins: "article",
  articles: "article",
  "not-sold": "none",
  categories: "category",
  staff: "staff",
  stations: "station",
  "pay-types": "pay-type",
  taxes: "none",
  promotions: "promotion",
  discounts: "none",
  privileges: "bill",
  bills: "bill",
  voids: "bill",
  refunds: "bill",
  reprints: "bill",
  drawers: "none",
  commissions: "commission",
  stock: "stock",
};
