import { withoutOpenBills, type ClosedFigures } from "../shift/bill-figures.ts";
import {
  sumPeriods,
  computePeriodTotals,
  type PeriodFigures,
  type PeriodTotals,
} from "../shift/period-figures.ts";
import type { CalendarDate } from "../time/calendar.ts";
import type { Instant } from "../time/instant.ts";
import type { TimeZone } from "../time/local-time.ts";
import type { DaySummary, ShiftRow } from "./day-summary.ts";
import { beganInRange, type MonthRange } from "./month-range.ts";

/** A row of the day table: its closed bills by payment. */
export type DayRow = ClosedFigures & {
  readonly startedAt: Instant;
  readonly endedAt: Instant | null;
};

export type MonthYear = Pick<CalendarDate, "year" | "month">;

export type MonthSummary = PeriodFigures &
  Pick<MonthRange, "from" | "to"> & {
    readonly locationName: string;
    /** The month of the first date. */
    readonly monthYear: MonthYear;
    readonly days: readonly DayRow[];
    readonly shifts: readonly ShiftRow[];
    readonly totals: PeriodTotals;
  };

export type MonthRecord = {
  readonly locationName: string;
  readonly timeZone: TimeZone;
  /** The snapshots of ended days, and the running report of the open one. */
  readonly days: readonly DaySummary[];
};

/** Builds the report of a month: the sum of the days that began in it. */
export function summarizeMonth(
  { from, to }: Pick<MonthRange, "from" | "to">,
  { locationName, timeZone, days }: MonthRecord,
): MonthSummary {
  const own = days
    .filter(({ startedAt }) => beganInRange(startedAt, { from, to }, timeZone))
    .toSorted((one, other) => one.startedAt - other.startedAt);
  const period = sumPeriods(own.map(keepOpenBillsOnlyOf(own.at(-1))));
  return {
    ...period,
    from,
    to,
    locationName,
    monthYear: { year: from.year, month: from.month },
    days: own.map(dayRow),
    shifts: own.flatMap(({ shifts }) => shifts),
    totals: computePeriodTotals(period),
  };
}

/** A bill may stay open for several days, so only the last day's open bills count. */
function keepOpenBillsOnlyOf(last: DaySummary | undefined): (day: DaySummary) => PeriodFigures {
  return (day) => {
    const { bills, moneyIns, moneyOuts, paidCommissions } = day;
    const own = day === last ? bills : withoutOpenBills(bills);
    return { bills: own, moneyIns, moneyOuts, paidCommissions };
  };
}

function dayRow({ startedAt, endedAt, bills }: DaySummary): DayRow {
  return { startedAt, endedAt, ...bills.closed };
}
