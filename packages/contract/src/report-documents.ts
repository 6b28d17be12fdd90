import { Type, type Static } from "typebox";

import { paymentType } from "./payment-type.ts";
import { daySummary, monthSummary, shiftSummary } from "./summary.ts";
import { dateTime, money, orNull, payTypeId, staffId, stationId } from "./wire.ts";

/** A summary names everything by its number; these are the words for them. */
const names = Type.Object({
  staff: Type.Array(Type.Object({ id: staffId, ref: Type.String(), name: Type.String() })),
  stations: Type.Array(Type.Object({ id: stationId, name: Type.String() })),
  payTypes: Type.Array(Type.Object({ id: payTypeId, name: Type.String() })),
});
export type ReportNames = Static<typeof names>;

const denominations = Type.Array(
  Type.Object({ value: money, qty: Type.Integer({ minimum: 0 }), total: money }),
);

/** The number under which the report is kept. */
const number = Type.Integer({ minimum: 1 });

const filed = {
  /** There was a paper of it when it was filed. */
  isCopy: Type.Optional(Type.Boolean()),
  names,
};

export const reportDocuments = [
  Type.Object({
    kind: Type.Literal("shift-report"),
    /** Null while the shift goes on. */
    number: orNull(number),
    summary: shiftSummary,
    ...filed,
  }),
  Type.Object({ kind: Type.Literal("day-report"), number, summary: daySummary, ...filed }),
  Type.Object({ kind: Type.Literal("month-report"), number, summary: monthSummary, ...filed }),
  /** What was sold in a work day, at one station or, where none is named, at all of them. */
  Type.Object({
    kind: Type.Literal("article-report"),
    startTime: dateTime,
    station: orNull(Type.String()),
    rows: Type.Array(Type.Object({ name: Type.String(), qty: Type.Number(), amount: money })),
    amount: money,
  }),
  /** What staff earned and was paid in a work day. */
  Type.Object({
    kind: Type.Literal("commission-report"),
    startTime: dateTime,
    rows: Type.Array(
      Type.Object({ ref: Type.String(), name: Type.String(), earned: money, paid: money }),
    ),
    earned: money,
    paid: money,
  }),
  /** What was counted in a drawer, coin by coin and note by note. */
  Type.Object({
    kind: Type.Literal("cash-count"),
    date: dateTime,
    station: Type.String(),
    staff: Type.String(),
    coins: denominations,
    notes: denominations,
    total: money,
  }),
  /** Shows that papers come out where they should, and as they should. */
  Type.Object({
    kind: Type.Literal("test-page"),
    date: dateTime,
    location: Type.String(),
    station: Type.String(),
    /** What is to come out here: the name of a product group, or null for receipts and reports. */
    productGroup: orNull(Type.String()),
    /** What the printer is called, and its address; both empty for the one at the till. */
    printer: Type.String(),
    address: Type.String(),
  }),
  /** Money that went into the drawer or out of it, to be signed. */
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
  /** No paper: the printer opens the drawer that hangs on it. */
  Type.Object({ kind: Type.Literal("drawer-pulse") }),
] as const;
