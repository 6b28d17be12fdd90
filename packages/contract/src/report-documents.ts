import { Type, type Static } from "typebox";

import { paymentType } from "./payment-type.ts";
import { daySummary, monthSummary, shiftSummary } from "./summary.ts";
import { dateTime, money, orNull, payTypeId, staffId, stationId } from "./wire.ts";

/** Summaries refer to everything by number; these are the names. */
const names = Type.Object({
  staff: Type.Array(Type.Object({ id: staffId, ref: Type.String(), name: Type.String() })),
  stations: Type.Array(Type.Object({ id: stationId, name: Type.String() })),
  payTypes: Type.Array(Type.Object({ id: payTypeId, name: Type.String() })),
});
export type ReportNames = Static<typeof names>;

const denominations = Type.Array(
  Type.Object({ value: money, qty: Type.Integer({ minimum: 0 }), total: money }),
);

/** The number under which the report is filed. */
const number = Type.Integer({ minimum: 1 });

/** The lines that each member of staff earned a commission on that is not paid out, of whatever day. */
const commissionDues = Type.Array(
  Type.Object({
    ref: Type.String(),
    name: Type.String(),
    amount: money,
    lines: Type.Array(
      Type.Object({
        billNumber: Type.Integer({ minimum: 1 }),
        qty: Type.Number(),
        article: Type.String(),
        amount: money,
      }),
    ),
  }),
);
export type CommissionDuesOnPaper = Static<typeof commissionDues>;

const filedReportFields = {
  /** The report was printed when it was filed. */
  isCopy: Type.Optional(Type.Boolean()),
  names,
};

export const reportDocuments = [
  Type.Object({
    kind: Type.Literal("shift-report"),
    /** Null while the shift is open. */
    number: orNull(number),
    summary: shiftSummary,
    ...filedReportFields,
  }),
  Type.Object({
    kind: Type.Literal("day-report"),
    number,
    summary: daySummary,
    ...filedReportFields,
  }),
  Type.Object({
    kind: Type.Literal("month-report"),
    number,
    summary: monthSummary,
    ...filedReportFields,
  }),
  /** What was sold in a work day, at one station or, if none is named, at all of them. */
  Type.Object({
    kind: Type.Literal("article-report"),
    startTime: dateTime,
    station: orNull(Type.String()),
    rows: Type.Array(Type.Object({ name: Type.String(), qty: Type.Number(), amount: money })),
    amount: money,
  }),
  /** What staff earned and were paid in a work day, and what they can be paid now. */
  Type.Object({
    kind: Type.Literal("commission-report"),
    startTime: dateTime,
    rows: Type.Array(
      Type.Object({ ref: Type.String(), name: Type.String(), earned: money, paid: money }),
    ),
    earned: money,
    paid: money,
    /** Absent on papers from before they listed it. */
    dues: Type.Optional(commissionDues),
  }),
  /** What was counted in a drawer, by coin and note. */
  Type.Object({
    kind: Type.Literal("cash-count"),
    date: dateTime,
    station: Type.String(),
    staff: Type.String(),
    coins: denominations,
    notes: denominations,
    total: money,
    /** What is in the drawer of other currencies. */
    foreign: Type.Optional(Type.Array(Type.Object({ code: Type.String(), amount: money }))),
  }),
  /** Shows whether papers come out where they should, and correctly. */
  Type.Object({
    kind: Type.Literal("test-page"),
    date: dateTime,
    location: Type.String(),
    station: Type.String(),
    /** What is printed here: the name of a product group, or null for receipts and reports. */
    productGroup: orNull(Type.String()),
    /** The printer's name and address; both are empty for the one at the till. */
    printer: Type.String(),
    address: Type.String(),
    /** Printed large, so that users see which of the found printers this is. */
    number: Type.Optional(Type.Integer({ minimum: 1 })),
  }),
  /** Money put into the drawer or taken out of it, to be signed. */
  Type.Object({
    kind: Type.Literal("payment-slip"),
    type: paymentType,
    date: dateTime,
    location: Type.String(),
    station: Type.String(),
    staff: Type.String(),
    category: Type.String(),
    note: Type.String(),
    amount: money,
  }),
  /** Prints nothing: the printer opens the drawer that is connected to it. */
  Type.Object({ kind: Type.Literal("drawer-pulse") }),
] as const;
