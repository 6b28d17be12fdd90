import { cellKinds, type CellKind } from "@comanda/domain/owner-report/report-column";
import {
  openedBys,
  ownerReportKinds,
  type OpenedBy,
  type OwnerReportKind,
} from "@comanda/domain/owner-report/report-columns";
import { Type } from "typebox";

import { defineCall } from "./call.ts";
import { dateOnly, orNull } from "./wire.ts";

const kind = Type.Unsafe<OwnerReportKind>(Type.String({ enum: [...ownerReportKinds] }));
const openedBy = Type.Unsafe<OpenedBy>(Type.String({ enum: [...openedBys] }));
const cellKind = Type.Unsafe<CellKind>(Type.String({ enum: [...cellKinds] }));

/**
 * The meaning of a cell depends on the kind of its column: money in hundredths, a percentage in basis points, an amount
 * of stock in thousandths, a quantity as it is, an hour of the venue's clock, a weekday from 1 for Monday, a moment in
 * UTC. Null is empty.
 */
const cell = orNull(Type.Union([Type.String(), Type.Number()]));

/** The most bills, or movements of a stock item, in one reply; the totals are of all. */
export const maxOpenedRows = 2000;

/** The first and the last date on the venue's clock, both included. */
const dates = { from: dateOnly, to: dateOnly };

const comparedDates = {
  /** The dates to compare with; both or none. */
  compareFrom: Type.Optional(dateOnly),
  compareTo: Type.Optional(dateOnly),
};

const reportTable = {
  ...dates,
  /** The dates that the report is compared with; null if it is not. */
  compared: orNull(Type.Object(dates)),
  columns: Type.Array(
    Type.Object({
      key: Type.String(),
      kind: cellKind,
      /** Whether the cells of the column add up to its total. */
      isSummed: Type.Boolean(),
    }),
  ),
  rows: Type.Array(Type.Array(cell)),
  /** For each row, what identifies it when it is opened: a bill, a date, or the key of `read-owner-report-row`. */
  keys: Type.Array(orNull(Type.String())),
  /** How many rows there are, also those that the reply has no room for. */
  count: Type.Integer({ minimum: 0 }),
  /** One for each column, of all rows; null for a column without a total. */
  totals: Type.Array(cell),
};

/** A report on a span of work days, computed anew each time. Work days belong to the date on which they began. */
export const readOwnerReport = defineCall({
  name: "read-owner-report",
  method: "GET",
  path: "/office/report/{kind}",
  permission: "see_owner_reports",
  params: Type.Object({ kind }),
  query: Type.Object({ ...dates, ...comparedDates }),
  reply: Type.Object({ kind, ...reportTable }),
});

/** What one row of a report is made of: bills, or the articles of a category, or the movements of a stock item. */
export const openReportRow = defineCall({
  name: "read-owner-report-row",
  method: "GET",
  path: "/office/report-row/{by}/{key}",
  permission: "see_owner_reports",
  params: Type.Object({
    by: openedBy,
    /** The key of the row: an id (0 for none), an hour, or a weekday and an hour. */
    key: Type.String({ maxLength: 18, pattern: String.raw`^\d{1,15}(-\d{1,2})?$` }),
  }),
  query: Type.Object({ ...dates, ...comparedDates }),
  reply: Type.Object({
    by: openedBy,
    /** The name of the row as in its report; empty if it has none. */
    name: Type.String(),
    ...reportTable,
  }),
});
