import type { WriteTransaction } from "#database/database.ts";
import { lockJournalHead } from "#journal/journal-store.ts";

import { billEvents, roundsOf } from "./bill-events.ts";
import { billRow, lineRows } from "./bill-rows.ts";
import type { BillTemplates } from "./bill-templates.ts";
import { planBills, planOpenBills, type PlannedBill } from "./day-bills.ts";
import { endEvents, startEvents } from "./day-events.ts";
import type { DemoReferenceData } from "./demo-reference-data.ts";
import type { DemoYearSize } from "./demo-year-size.ts";
import {
  insertClosedDay,
  insertClosedShifts,
  setCounters,
  type BillRow,
  type HistoryWriter,
  type NewBillRow,
  type ShiftRow,
  type WorkDayRow,
} from "./history-store.ts";
import type { PastEvent, PastRows } from "./past-event.ts";
import type { PastJournal } from "./past-journal-store.ts";
import { insertPastReports } from "./past-report-store.ts";
import { planRefunds } from "./plan-refunds.ts";
import { refundRow } from "./refund-rows.ts";
import { pastDay, pastShifts } from "./past-reports.ts";
import { storeTenders } from "./store-tenders.ts";
import { pick, type RandomSource } from "./random-source.ts";
import type { YearDay } from "./year-days.ts";

export type HistoryContext = {
  readonly house: DemoReferenceData;
  readonly templates: BillTemplates;
  readonly chance: RandomSource;
  readonly writer: HistoryWriter;
  readonly journal: PastJournal;
  readonly size: DemoYearSize;
  readonly tables: number;
};

type DayToWrite = {
  readonly day: YearDay;
  readonly openBills: number;
  readonly lastNumber: number;
  /** The number of days before this one. */
  readonly before: number;
};

/** Writes the rows of a day and of its journal, and returns the number of its last bill. */
export async function writeDay(
  tx: WriteTransaction,
  history: HistoryContext,
  { day, openBills, lastNumber, before }: DayToWrite,
): Promise<number> {
  const { house, chance: random } = history;
  const { location } = house;
  const head = await lockJournalHead(tx, location);
  const workDay = await insertClosedDay(tx, day, { location, by: pick(random, house.cashiers).id });
  const shifts = await insertClosedShifts(tx, location, plannedShifts(history, day, workDay));
  const ended = planBills(history, day);
  const open = planOpenBills(history, day, openBills);
  const refunds = planRefunds(history, ended, day);
  const planned = [...ended, ...open, ...refunds];
  const sales = planned.map((bill, index) =>
    billEvents({ planned: bill, index, shift: shiftAt(shifts, bill) }),
  );
  const framed = { workDay, shifts };
  // At the change of shifts the early ones end first.
  const events = [...endEvents(framed), ...startEvents(framed), ...sales.flat()].toSorted(
    (first, second) => first.at - second.at,
  );
  const stored = await storeSales(tx, history, {
    planned,
    numbered: { workDay, shifts, lastNumber },
    rounds: roundNumbers(sales, events, head.sequence),
  });
  const sold = [...ended, ...refunds].map((bill) => ({
    planned: bill,
    shift: shiftAt(shifts, bill).id,
  }));
  const filed = pastShifts(house, shifts, sold);
  const papers = await insertPastReports(tx, {
    location,
    before,
    workDay,
    by: workDay.started_by,
    shifts: filed,
    summary: pastDay(house, day, { shifts: filed, open }),
  });
  await history.journal.write(
    tx,
    { events, stored: { sales: stored, papers } },
    { ...head, location },
  );
  return lastNumber + planned.length;
}

/** The journal rows of each bill's rounds, which its lines name. */
function roundNumbers(
  sales: readonly (readonly PastEvent[])[],
  events: readonly PastEvent[],
  before: number,
): readonly (readonly number[])[] {
  const sequences = new Map(events.map((event, index) => [event, before + index + 1]));
  return sales.map((sale) => roundsOf(sale).map((round) => sequences.get(round) ?? 0));
}

type SalesToStore = {
  readonly planned: readonly PlannedBill[];
  readonly numbered: {
    readonly workDay: WorkDayRow;
    readonly shifts: readonly ShiftRow[];
    readonly lastNumber: number;
  };
  readonly rounds: readonly (readonly number[])[];
};

/** Stores the bills of a day with their lines, and the counters that the next bill is numbered from. */
async function storeSales(
  tx: WriteTransaction,
  { house: { location }, writer, chance: random, tables }: HistoryContext,
  { planned, numbered: { workDay, shifts, lastNumber }, rounds }: SalesToStore,
): Promise<readonly PastRows[]> {
  const rows = planned.map((bill, index) =>
    billRow(bill, {
      location,
      tables,
      workDay: workDay.id,
      shift: shiftAt(shifts, bill).id,
      number: lastNumber + index + 1,
      numberInWorkDay: index + 1,
      customer: bill.template.customers.length === 0 ? null : pick(random, bill.template.customers),
    }),
  );
  const bills = await insertBills(tx, writer, { planned, rows, shifts });
  const counters = { bill: lastNumber + rows.length, [`work-day-${workDay.id}`]: rows.length };
  await setCounters(tx, location, counters);
  const lines = bills.flatMap(({ id }, index) => {
    const bill = planned[index];
    return bill === undefined ? [] : lineRows(bill, { bill: id, rounds: rounds[index] ?? [] });
  });
  const linesOf = Map.groupBy(await writer.insertLines(tx, lines), ({ bill }) => bill);
  const sold = bills.flatMap(({ id }, index) => {
    const bill = planned[index];
    return bill === undefined ? [] : [{ id, planned: bill, shift: shiftAt(shifts, bill) }];
  });
  const tendersOf = await storeTenders(tx, { location, writer }, sold);
  return bills.map((bill) => ({
    bill,
    lines: linesOf.get(bill.id) ?? [],
    tenders: tendersOf.get(bill.id) ?? [],
  }));
}

type BillsToInsert = {
  readonly planned: readonly PlannedBill[];
  readonly rows: readonly NewBillRow[];
  readonly shifts: readonly ShiftRow[];
};

/** Refunds come last, after the bills that they name. */
async function insertBills(
  tx: WriteTransaction,
  writer: HistoryWriter,
  { planned, rows, shifts }: BillsToInsert,
): Promise<readonly BillRow[]> {
  const first = planned.findIndex(({ refundOf }) => refundOf !== null);
  const count = first === -1 ? rows.length : first;
  const bills = await writer.insertBills(tx, rows.slice(0, count));
  const refunds = rows.slice(count).flatMap((row, index) => {
    const refund = planned[count + index];
    const refunded = bills[planned.findIndex((bill) => bill === refund?.refundOf)];
    if (refund === undefined || refunded === undefined) return [];
    return [refundRow(row, refunded, shiftAt(shifts, refund).staff)];
  });
  return [...bills, ...(refunds.length === 0 ? [] : await writer.insertBills(tx, refunds))];
}

/** An early and a late shift at each sale point. */
function plannedShifts(
  { house, chance: random }: HistoryContext,
  day: YearDay,
  { id: workDay }: WorkDayRow,
) {
  const { startedAt, changedAt, endedAt } = day;
  return [
    { startedAt, endedAt: changedAt },
    { startedAt: changedAt, endedAt },
  ].flatMap((time, turn) =>
    house.salePoints.map((station, index) => ({
      ...time,
      workDay,
      station,
      staff: pick(random, house.cashiers).id,
      name: String(turn * house.salePoints.length + index + 1),
    })),
  );
}

/** A payment belongs to the shift that has the drawer at that moment. */
function shiftAt(shifts: readonly ShiftRow[], { station, endedAt }: PlannedBill): ShiftRow {
  const shift = shifts.find(
    (row) => row.station === station && row.ended_at !== null && endedAt < row.ended_at,
  );
  if (shift === undefined) throw new Error("A bill ends after its day");
  return shift;
}
