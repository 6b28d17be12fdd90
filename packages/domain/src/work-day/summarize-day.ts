import { withoutOpenBills } from "../shift/bill-figures.ts";
import { computeFigures, type ReportSettings } from "../shift/compute-figures.ts";
import {
  addPeriods,
  emptyPeriod,
  computePeriodTotals,
  type PeriodFigures,
} from "../shift/period-figures.ts";
import { noBills, type ReportedBills } from "../shift/reported-bills.ts";
import type { ShiftSummary } from "../shift/shift-summary.ts";
import type { Instant } from "../time/instant.ts";
import type { DaySummary, ShiftRow } from "./day-summary.ts";
import type { WorkDay } from "./work-day.ts";

export type DayRecord = ReportSettings & {
  readonly locationName: string;
  /** The snapshots of ended shifts, and the running reports of open ones. */
  readonly shifts: readonly ShiftSummary[];
  /** What each open bill of the location costs. */
  readonly openAmounts: ReportedBills["openAmounts"];
};

/** Builds the report of a day: the sum of its shifts, with the currently open bills counted once. */
export function summarizeDay(
  { startedAt }: Pick<WorkDay, "startedAt">,
  record: DayRecord,
  endedAt: Instant | null,
): DaySummary {
  const { locationName, shifts, openAmounts } = record;
  const open = { ...emptyPeriod, bills: computeFigures({ ...noBills, openAmounts }, record) };
  const period = shifts.map(removeOpenBills).reduce(addPeriods, open);
  return {
    ...period,
    locationName,
    startedAt,
    endedAt,
    shifts: shifts.map(shiftRow).toSorted(byStart),
    totals: computePeriodTotals(period),
  };
}

function removeOpenBills({
  bills,
  moneyIns,
  moneyOuts,
  paidCommissions,
}: PeriodFigures): PeriodFigures {
  return { bills: withoutOpenBills(bills), moneyIns, moneyOuts, paidCommissions };
}

function shiftRow({ bills, drawer, ...shift }: ShiftSummary): ShiftRow {
  const { name, station, staff, startedAt, endedAt } = shift;
  const { difference, foreign } = drawer;
  const { amount } = bills.closed;
  return { name, station, staff, startedAt, endedAt, amount, difference, foreign };
}

function byStart(one: ShiftRow, other: ShiftRow): number {
  return one.startedAt - other.startedAt;
}
