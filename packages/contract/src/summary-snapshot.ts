import type { ShiftSummary } from "@comanda/domain/shift/shift-summary";
import type { DaySummary } from "@comanda/domain/work-day/day-summary";
import type { MonthSummary } from "@comanda/domain/work-day/summarize-month";
import { Type, type TProperties } from "typebox";

import { foreignDrawers, foreignFigures } from "./foreign-figures.ts";
import { privilegeFigures } from "./summary.ts";
import { payDetail } from "./settlement.ts";
import {
  categoryId,
  expenseCategoryId,
  money,
  orNull,
  payTypeId,
  rate,
  staffId,
  stationId,
} from "./wire.ts";

/** Milliseconds since 1970. */
const moment = Type.Integer();

const countAndAmount = { count: Type.Integer(), amount: money };

const closedFigures = {
  ...countAndAmount,
  cash: money,
  card: money,
  other: money,
  cardAndOther: money,
};

const group = {
  amount: money,
  rows: Type.Array(Type.Object({ at: moment, note: Type.String(), amount: money })),
};

const expenseGroups = Type.Array(
  Type.Object({ expenseCategory: expenseCategoryId, expenseCategoryName: Type.String(), ...group }),
);

const period = {
  bills: Type.Object({
    open: Type.Object(countAndAmount),
    closed: Type.Object(closedFigures),
    voided: Type.Object(countAndAmount),
    subtotal: money,
    discount: money,
    /** Missing in summaries that were filed before staff could give discounts. */
    given: Type.Optional(Type.Object({ discounts: money, onTheHouse: money })),
    /** Missing where no guest was privileged by law. */
    privileges: Type.Optional(privilegeFigures),
    /** Missing in summaries that were filed before there were refunds. */
    refunds: Type.Optional(Type.Object(countAndAmount)),
    charges: Type.Array(
      Type.Object({ payType: payTypeId, total: money, isContained: Type.Boolean() }),
    ),
    /** Missing in summaries that were filed before they had it. */
    rates: Type.Optional(
      Type.Array(
        Type.Object({
          payType: payTypeId,
          rate,
          isContained: Type.Boolean(),
          net: money,
          total: money,
        }),
      ),
    ),
    rounding: money,
    creditedBack: money,
    commissions: Type.Array(Type.Object({ staff: staffId, amount: money })),
    payDetails: Type.Array(payDetail),
    change: money,
    /** Missing in summaries that were filed before money could be taken in parts. */
    prepaid: Type.Optional(money),
    /** Missing in summaries that were filed before cash was rounded. */
    cashRounding: Type.Optional(money),
    /** Missing in summaries that were filed before other currencies were taken. */
    foreign: Type.Optional(foreignFigures),
    /** Missing in summaries that were filed before reports had it. */
    breakdown: Type.Optional(
      Type.Object({
        byHour: Type.Array(
          Type.Object({ hour: Type.Integer(), count: Type.Integer(), amount: money }),
        ),
        byCategory: Type.Array(
          Type.Object({
            category: orNull(categoryId),
            categoryName: Type.String(),
            amount: money,
          }),
        ),
      }),
    ),
  }),
  moneyIns: expenseGroups,
  moneyOuts: expenseGroups,
  paidCommissions: Type.Array(Type.Object({ staff: staffId, ...group })),
};

const shiftRow = {
  name: Type.String(),
  station: stationId,
  staff: staffId,
  startedAt: moment,
  endedAt: orNull(moment),
};

const totals = Type.Object({
  sales: money,
  moneyIn: money,
  moneyOut: money,
  commissionsPaid: money,
  total: money,
});

const shiftRows = Type.Array(
  Type.Object({
    ...shiftRow,
    amount: money,
    difference: Type.Optional(orNull(money)),
    foreign: Type.Optional(foreignDrawers),
  }),
);

const calendarDate = Type.Object({
  year: Type.Integer(),
  month: Type.Integer(),
  day: Type.Integer(),
});

/** The stored summary of a shift. */
export const shiftSnapshot = Type.Unsafe<ShiftSummary>(
  withPeriod({
    ...shiftRow,
    endedBy: Type.Optional(staffId),
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
      counts: Type.Optional(Type.Integer()),
      foreign: Type.Optional(foreignDrawers),
    }),
  }),
);

/** The stored summary of a work day. */
export const daySnapshot = Type.Unsafe<DaySummary>(
  withPeriod({
    locationName: Type.String(),
    startedAt: moment,
    endedAt: orNull(moment),
    shifts: shiftRows,
    totals,
  }),
);

/** What guests paid, from the stored summary of a work day. */
export const filedSales = Type.Object({
  bills: Type.Object({
    closed: Type.Object({ count: Type.Integer(), amount: money }),
    charges: period.bills.properties.charges,
  }),
});

/** The stored summary of a month. */
export const monthSnapshot = Type.Unsafe<MonthSummary>(
  withPeriod({
    locationName: Type.String(),
    from: calendarDate,
    to: calendarDate,
    monthYear: Type.Object({ year: Type.Integer(), month: Type.Integer() }),
    days: Type.Array(Type.Object({ startedAt: moment, endedAt: orNull(moment), ...closedFigures })),
    shifts: shiftRows,
    totals,
  }),
);

function withPeriod<Properties extends TProperties>(properties: Properties) {
  return Type.Object({ ...period, ...properties });
}
