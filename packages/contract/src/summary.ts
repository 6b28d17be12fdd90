import { Type, type Static } from "typebox";

import { payDetail } from "./settlement.ts";
import { foreignDrawers, foreignFigures } from "./foreign-figures.ts";
import {
  categoryId,
  dateOnly,
  dateTime,
  expenseCategoryId,
  money,
  orNull,
  payTypeId,
  rate,
  staffId,
  stationId,
} from "./wire.ts";

/** The shares of privileged guests without VAT, the VAT that they did not pay, and their discounts by law. */
export const privilegeFigures = Type.Object({
  exemptSales: money,
  exemption: money,
  seniorDiscount: money,
  disabilityDiscount: money,
});

const countAndAmount = { count: Type.Integer({ minimum: 0 }), amount: money };

/** cash + card + other = amount; change is deducted from the cash. */
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

/** The sales of one hour of the venue's clock: 23 is from 23:00 to midnight. The hours add up to the sales. */
const hourSales = Type.Object({
  hour: Type.Integer({ minimum: 0, maximum: 23 }),
  ...countAndAmount,
});

/** The sales of a category's lines. With added charges and rounding they add up to the sales. */
const categorySales = Type.Object({
  category: orNull(categoryId),
  categoryName: Type.String(),
  amount: money,
});

/** The figures that every report has, whatever its period. */
const period = {
  /** By status: 0 open, 1 closed, 2 voided. */
  bills: Type.Tuple([
    Type.Object(countAndAmount),
    Type.Object(closedBills),
    Type.Object(countAndAmount),
  ]),
  subtotal: money,
  /** What promotions and staff deducted. */
  discount: money,
  /** The part that staff gave; missing in reports that were filed before they could. */
  given: Type.Optional(Type.Object({ discounts: money, onTheHouse: money })),
  /** What the law gave seniors and persons with disability, if there were any. */
  privileges: Type.Optional(privilegeFigures),
  /** Bills that took back lines of others, and what they gave back; sales are net of it. Missing in older reports. */
  refunds: Type.Optional(Type.Object(countAndAmount)),
  creditedBack: money,
  rounding: money,
  chargeData: Type.Array(
    Type.Object({ payType: payTypeId, total: money, includeOnPrice: Type.Boolean() }),
  ),
  /**
   * The same by their rates: what each was computed on, without the charge itself, and what it came to. Missing in
   * reports that were filed before they had it, and in sums that include one of those.
   */
  rates: Type.Optional(
    Type.Array(
      Type.Object({
        payType: payTypeId,
        rate,
        includeOnPrice: Type.Boolean(),
        net: money,
        total: money,
      }),
    ),
  ),
  /** What the guests handed over, before change, also for bills that are closed later. */
  payDetails: Type.Array(payDetail),
  change: money,
  /**
   * What was taken for bills that are closed later, less what was taken earlier for the closed ones. Payments − change =
   * sales + prepaid + cash rounding. Missing in what was filed or printed before reports had it: it was nothing.
   */
  prepaid: Type.Optional(money),
  /** What cash paid beyond what was due. Missing in what was filed before cash was rounded. */
  cashRounding: Type.Optional(money),
  /** What of it was in other currencies. Missing in what was filed before there were any. */
  foreign: Type.Optional(foreignFigures),
  moneyIns: Type.Array(expenseGroup),
  moneyOuts: Type.Array(expenseGroup),
  commissionList: Type.Array(Type.Object({ staff: staffId, amount: money })),
  payCommissions: Type.Array(Type.Object({ staff: staffId, ...group })),
  /** Null in reports that were filed before they had it, and in sums that include one of those. */
  salesByHour: orNull(Type.Array(hourSales)),
  salesByCategory: orNull(Type.Array(categorySales)),
  /** The position of the journal, as 1234:ab12…; missing in what was filed or printed before reports had it. */
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
  /**
   * The difference of its drawer; null until the drawer is counted, missing in reports that were filed before they had
   * it.
   */
  difference: Type.Optional(orNull(money)),
  /** Other currencies in its drawer. Missing in what was filed before days listed them. */
  foreign: Type.Optional(foreignDrawers),
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
  /** Null while the shift is open. */
  endTime: orNull(dateTime),
  /** The user who ended it for the cashier; left out if the cashier did. */
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
    /** How often it was counted at the end of the shift; left out if once, and in what was filed before it was listed. */
    counts: Type.Optional(Type.Integer({ minimum: 2 })),
    /** Other currencies in it, in their own units. Missing in what was filed before there were any. */
    foreign: Type.Optional(foreignDrawers),
  }),
});
export type ShiftSummaryReply = Static<typeof shiftSummary>;

export const daySummary = Type.Object({
  ...period,
  location: Type.Object({ name: Type.String() }),
  startTime: dateTime,
  /** Null while the day is open. */
  endTime: orNull(dateTime),
  shifts: Type.Array(shiftRow),
  totals,
});
export type DaySummaryReply = Static<typeof daySummary>;

/** The dates that a month summary covers. */
export const monthDates = Type.Object({ from: dateOnly, to: dateOnly });

export const monthSummary = Type.Object({
  ...period,
  location: Type.Object({ name: Type.String() }),
  /** The first and the last date, both included, on the venue's clock. */
  from: dateOnly,
  to: dateOnly,
  /** `YYYY-MM` of the first date. */
  monthYear: Type.String({ pattern: String.raw`^\d{4}-\d{2}$` }),
  days: Type.Array(Type.Object({ startTime: dateTime, endTime: orNull(dateTime), ...closedBills })),
  shifts: Type.Array(shiftRow),
  totals,
});
export type MonthSummaryReply = Static<typeof monthSummary>;
