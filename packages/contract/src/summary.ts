import { Type, type Static } from "typebox";

import { payDetail } from "./settlement.ts";
import {
  categoryId,
  dateOnly,
  dateTime,
  expenseCategoryId,
  money,
  orNull,
  payTypeId,
  staffId,
  stationId,
} from "./wire.ts";

const countAndAmount = { count: Type.Integer({ minimum: 0 }), amount: money };

/** cash + card + other = amount; what came out of the drawer as change is off the cash. */
const closedBills = {
  ...countAndAmount,
  cash: money,
  card: money,
  other: money,
  cardAndOther: money,
};

const group = {
  amount: money,
  rows: Type.Array(Type.Object({ createdDate: dateTime, note: Type.String(), amount: money })),
};

const expenseGroup = Type.Object({
  expenseCategory: expenseCategoryId,
  expenseCategoryName: Type.String(),
  ...group,
});

/** What was paid in one hour of the venue's clock: 23 is from 23:00 to midnight. The hours add up to the sales. */
const hourSales = Type.Object({
  hour: Type.Integer({ minimum: 0, maximum: 23 }),
  ...countAndAmount,
});

/** What the lines of a category came to. With added charges and rounding they add up to the sales. */
const categorySales = Type.Object({
  category: orNull(categoryId),
  categoryName: Type.String(),
  amount: money,
});

/** What every report tells, however long the time that it is about. */
const period = {
  /** By status: 0 open, 1 closed, 2 voided. */
  bills: Type.Tuple([
    Type.Object(countAndAmount),
    Type.Object(closedBills),
    Type.Object(countAndAmount),
  ]),
  subtotal: money,
  /** What promotions took off. */
  discount: money,
  creditedBack: money,
  rounding: money,
  chargeData: Type.Array(
    Type.Object({ payType: payTypeId, total: money, includeOnPrice: Type.Boolean() }),
  ),
  /** What the guests handed over, before change. */
  payDetails: Type.Array(payDetail),
  change: money,
  moneyIns: Type.Array(expenseGroup),
  moneyOuts: Type.Array(expenseGroup),
  /** What staff earned. */
  commissionList: Type.Array(Type.Object({ staff: staffId, amount: money })),
  /** What staff was paid. */
  payCommissions: Type.Array(Type.Object({ staff: staffId, ...group })),
  /** Null in reports that were filed before this was told, and in sums with one of them. */
  salesByHour: orNull(Type.Array(hourSales)),
  salesByCategory: orNull(Type.Array(categorySales)),
  /** Where the journal stood, as 1234:ab12…; it is not there in what was filed or printed before this was told. */
  journalHead: Type.Optional(Type.String({ pattern: "^\\d+:[\\da-f]{24}$" })),
};

const shiftHead = {
  name: Type.String(),
  station: stationId,
  user: staffId,
};

const shiftRow = Type.Object({
  ...shiftHead,
  start: dateTime,
  end: orNull(dateTime),
  amount: money,
  /** Of its drawer; null until it is counted, left out of reports that were filed before they told it. */
  difference: Type.Optional(orNull(money)),
});

const totals = Type.Object({
  sales: money,
  moneyIn: money,
  moneyOut: money,
  commissionsPaid: money,
  /** Sales + money-in − money-out − commissions paid. */
  total: money,
});

export const shiftSummary = Type.Object({
  ...period,
  ...shiftHead,
  startTime: dateTime,
  /** Null while the shift is on. */
  endTime: orNull(dateTime),
  /** Who ended it for the cashier; left out where the cashier did. */
  endedBy: Type.Optional(staffId),
  /** Expected = start + received − change + money-in − money-out − commissions paid. */
  drawer: Type.Object({
    startCash: money,
    receivedCash: money,
    change: money,
    moneyIn: money,
    moneyOut: money,
    commissionsPaid: money,
    expected: money,
    counted: orNull(money),
    difference: orNull(money),
  }),
});
export type ShiftSummaryReply = Static<typeof shiftSummary>;

export const daySummary = Type.Object({
  ...period,
  location: Type.Object({ name: Type.String() }),
  startTime: dateTime,
  /** Null while the day is on. */
  endTime: orNull(dateTime),
  shifts: Type.Array(shiftRow),
  totals,
});
export type DaySummaryReply = Static<typeof daySummary>;

/** What says which days a month summary is about. */
export const monthDates = Type.Object({ from: dateOnly, to: dateOnly });

export const monthSummary = Type.Object({
  ...period,
  location: Type.Object({ name: Type.String() }),
  /** The dates that it is about, both included, on the venue's clock. */
  from: dateOnly,
  to: dateOnly,
  /** `YYYY-MM` of the first date. */
  monthYear: Type.String({ pattern: String.raw`^\d{4}-\d{2}$` }),
  days: Type.Array(Type.Object({ startTime: dateTime, endTime: orNull(dateTime), ...closedBills })),
  shifts: Type.Array(shiftRow),
  totals,
});
export type MonthSummaryReply = Static<typeof monthSummary>;
