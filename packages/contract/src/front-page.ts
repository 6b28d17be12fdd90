import { checkListSteps, type CheckListStep } from "@comanda/domain/front-page/check-list";
import { Type } from "typebox";

import { defineCall } from "./call.ts";
import { billId, dateOnly, dateTime, money, orNull, stockAmount } from "./wire.ts";

const count = Type.Integer({ minimum: 0 });
const countAndAmount = Type.Object({ count, amount: money });

/** What guests paid, the tax in it, and the rest: net + tax = amount. */
const sales = {
  bills: count,
  amount: money,
  tax: money,
  net: money,
  /** Null without bills. */
  netPerBill: orNull(money),
};

const daySales = Type.Object({
  ...sales,
  /** Of the bills that state them, as is the average. */
  guests: count,
  netPerGuest: orNull(money),
});

/** A day beside the same weekday of the week before. */
const day = Type.Object({
  date: dateOnly,
  sales: daySales,
  before: Type.Object({
    date: dateOnly,
    /** Up to when its sales count: the same time of the clock as now. Null if all of them do. */
    until: orNull(dateTime),
    /** Null if no work day began on that date. */
    sales: orNull(daySales),
  }),
  /** Net sales by the hour of the venue's clock, in the order of the work day. */
  hours: Type.Array(
    Type.Object({ hour: Type.Integer({ minimum: 0, maximum: 23 }), net: money, before: money }),
  ),
  /** What was kept by each way to pay. */
  payTypes: Type.Array(Type.Object({ payType: Type.String(), kept: money, before: money })),
});

const span = Type.Object({ from: dateOnly, to: dateOnly, sales: Type.Object(sales) });
const spans = Type.Object({ last: span, before: span });

const stockItem = Type.Object({
  stockItem: Type.String(),
  station: Type.String(),
  left: stockAmount,
  unit: Type.String(),
  isOut: Type.Boolean(),
});

const person = Type.Object({
  /** Staff ID and name; empty if the journal does not say, as in an imported past. */
  staff: Type.String(),
  void: countAndAmount,
  credit: countAndAmount,
  /** Bills printed again. */
  reprints: count,
  /** Drawers opened without a payment. */
  drawers: count,
});

/** How many rows a list of the front page has at most; its count says how many there are. */
export const maxFrontPageRows = 8;

/** The optional steps that a device remembers as not needed, by location. */
export const dismissedSteps = Type.Record(Type.String(), Type.Array(Type.String()));

/** What the reports of the office show in more detail, for users who may read those. */
const figures = Type.Object({
  today: day,
  /** The last date before today on which a work day began, as a whole; null if there is none. */
  lastDay: orNull(day),
  weeks: spans,
  months: spans,
  people: Type.Object({ from: dateOnly, to: dateOnly, rows: Type.Array(person) }),
});

/** What an owner looks at first: the state of the venue now, and its last days, weeks and months. */
export const readFrontPage = defineCall({
  name: "read-front-page",
  method: "GET",
  path: "/office/front-page",
  permission: "keep_office",
  reply: Type.Object({
    at: dateTime,
    isDayOpen: Type.Boolean(),
    /** When the open work day began, if nobody has ended it for 24 hours. */
    leftOpenSince: orNull(dateTime),
    /** Null for users without the right to the office's reports. */
    figures: orNull(figures),
    openBills: Type.Object({
      ...countAndAmount.properties,
      oldest: orNull(
        Type.Object({
          id: billId,
          number: Type.Integer(),
          table: Type.String(),
          room: Type.String(),
          since: dateTime,
        }),
      ),
    }),
    /** Papers that did not come out, by the name of their printer; empty for the one at a till. */
    failedPapers: Type.Array(Type.Object({ printer: Type.String(), count })),
    stock: Type.Object({ out: count, low: count, rows: Type.Array(stockItem) }),
    /** Staff who are signed in at a station. */
    here: Type.Array(Type.Object({ staff: Type.String(), station: Type.String() })),
    checkList: Type.Array(
      Type.Object({
        step: Type.Unsafe<CheckListStep>(Type.String({ enum: [...checkListSteps] })),
        isDone: Type.Boolean(),
        isOptional: Type.Boolean(),
      }),
    ),
  }),
});
