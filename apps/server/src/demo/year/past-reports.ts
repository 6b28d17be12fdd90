import { cashCountSchema } from "@comanda/contract/cash-count";
import type { Bill } from "@comanda/domain/bill/bill";
import type { ShiftId } from "@comanda/domain/id";
import type { CashCount, CountedDenomination } from "@comanda/domain/money/cash-count";
import { money, sumMoney, type Money } from "@comanda/domain/money/money";
import { toReportedBills } from "@comanda/domain/shift/reported-bills";
import type { ShiftSummary } from "@comanda/domain/shift/shift-summary";
import { summarizeShift } from "@comanda/domain/shift/summarize-shift";
import type { DaySummary } from "@comanda/domain/work-day/day-summary";
import { summarizeDay } from "@comanda/domain/work-day/summarize-day";

import { fromJson } from "#database/portable-columns.ts";

import { lotusHouse } from "../lotus-house.ts";
import type { PlannedBill } from "./day-bills.ts";
import type { DemoReferenceData } from "./demo-reference-data.ts";
import type { ShiftRow } from "./history-store.ts";
import type { YearDay } from "./year-days.ts";

/** A shift as counted and filed at its end. */
export type PastShift = {
  readonly row: ShiftRow;
  readonly count: CashCount;
  readonly summary: ShiftSummary;
};

type SoldBill = { readonly planned: PlannedBill; readonly shift: ShiftId };

/** Each shift is reported by the business rules. Only sales went through its drawer. */
export function pastShifts(
  house: DemoReferenceData,
  rows: readonly ShiftRow[],
  sold: readonly SoldBill[],
): readonly PastShift[] {
  const ofShift = Map.groupBy(sold, ({ shift }) => shift);
  return rows.map((row) => {
    const bills = (ofShift.get(row.id) ?? []).map(({ planned }) => paidBill(planned));
    return { row, ...planShiftEnd(house, row, bills) };
  });
}

/** The bill of a template at its time of the day. */
function paidBill({ end, endedAt }: PlannedBill): Bill {
  return { ...end.bill, updatedAt: endedAt };
}

function planShiftEnd(
  house: DemoReferenceData,
  row: ShiftRow,
  bills: readonly Bill[],
): Omit<PastShift, "row"> {
  const shift = {
    status: "open",
    id: row.id,
    name: row.name,
    station: row.station,
    staff: row.staff,
    workDay: row.work_day,
    startedAt: row.started_at,
    startCount: fromJson(cashCountSchema, row.start_count),
    endCount: null,
    counts: [],
  } as const;
  const moved = { payments: [], expenseCategories: [], paidCommissions: [] };
  const record = { ...house, ...moved, bills: toReportedBills(bills, house) };
  const running = summarizeShift(shift, record, { counted: null, endedAt: null, by: null });
  const count = countOf(running.drawer.expected);
  const counted = count.grandTotal;
  const drawer = {
    ...running.drawer,
    counted,
    difference: money(counted - running.drawer.expected),
  };
  return { count, summary: { ...running, endedAt: row.ended_at, drawer } };
}

export function pastDay(
  house: DemoReferenceData,
  { startedAt, endedAt }: YearDay,
  {
    shifts,
    open,
  }: { readonly shifts: readonly PastShift[]; readonly open: readonly PlannedBill[] },
): DaySummary {
  const record = {
    ...house,
    locationName: lotusHouse.name,
    shifts: shifts.map(({ summary }) => summary),
    openAmounts: toReportedBills(
      open.map(({ end }) => end.bill),
      house,
    ).openAmounts,
  };
  return summarizeDay({ startedAt }, record, endedAt);
}

const notes = [1000_00, 500_00, 100_00, 50_00, 20_00];
const coins = [10_00, 5_00, 1_00, 50, 25];

/** The fewest notes and coins that make up the amount; anything below the smallest coin is missing. */
function countOf(total: Money): CashCount {
  let rest = Math.max(0, total);
  const rows = (values: readonly number[]): readonly CountedDenomination[] =>
    values.map((value) => {
      const pieces = Math.floor(rest / value);
      rest -= pieces * value;
      return { value: money(value), quantity: pieces, total: money(pieces * value) };
    });
  const countedNotes = rows(notes);
  const countedCoins = rows(coins);
  const notesTotal = sumMoney(countedNotes.map((row) => row.total));
  const coinsTotal = sumMoney(countedCoins.map((row) => row.total));
  return {
    notes: countedNotes,
    coins: countedCoins,
    notesTotal,
    coinsTotal,
    grandTotal: sumMoney([notesTotal, coinsTotal]),
  };
}
