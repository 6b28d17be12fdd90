import { createHash } from "node:crypto";

import type { ShiftId } from "@comanda/domain/id";

import type { Database, WriteTransaction } from "#database/database.ts";
import { lockJournalHead } from "#journal/journal-store.ts";

import type { PasswordHasher } from "../../features/sign-in/index.ts";
import { hasLocations } from "../../features/venue/index.ts";
import { createDemoVenue } from "../create-demo-venue.ts";
import { billRow, lineRows } from "./bill-rows.ts";
import { billTemplates, type BillTemplates } from "./bill-templates.ts";
import { pick, createSeededRandom, type RandomSource } from "./random-source.ts";
import { planBills, planOpenBills, type PlannedBill } from "./day-bills.ts";
import { readDemoReferenceData, type DemoReferenceData } from "./demo-reference-data.ts";
import type { DemoYearSize } from "./demo-year-size.ts";
import {
  historyWriter,
  insertClosedDay,
  insertClosedShifts,
  journalImport,
  setCounters,
  type HistoryWriter,
  type ShiftRow,
  type WorkDayRow,
} from "./history-store.ts";
import { largerVenue } from "./larger-venue.ts";
import { insertPastReports } from "./past-report-store.ts";
import { pastDay, pastShifts } from "./past-reports.ts";
import { yearDays, type YearDay } from "./year-days.ts";

/** Enough to keep a month from repeating, few enough to be computed in seconds. */
const maxTemplatesPerHour = 25;

type HistoryContext = {
  readonly house: DemoReferenceData;
  readonly templates: BillTemplates;
  readonly chance: RandomSource;
  readonly writer: HistoryWriter;
  readonly size: DemoYearSize;
  readonly tables: number;
};

/**
 * Fills an empty database with a large demo venue and the closed days of its past. The bills come from orders priced by
 * the business rules, repeated at other times. Stock stays unchanged; the journal holds the past as counts only.
 */
export async function createDemoYear(
  { database, passwords }: { readonly database: Database; readonly passwords: PasswordHasher },
  size: DemoYearSize,
  onDay: (done: number) => void = () => {},
): Promise<void> {
  if (await hasLocations(database)) throw new Error("The database holds a venue already");
  const random = createSeededRandom(size.seed);
  await createDemoVenue(database, passwords, largerVenue(size, random));
  const house = await readDemoReferenceData(database);
  const days = yearDays(size, house.rules.timeZone);
  const busiest = Math.max(...days.map(({ bills }) => bills), size.openBills);
  const history: HistoryContext = {
    house,
    chance: random,
    size,
    templates: templatesFor(house, { days, chance: random, busiest }),
    writer: historyWriter(database),
    // Enough tables that no new guests are seated where others still eat.
    tables: Math.max(40, Math.ceil(busiest / 5)),
  };
  let lastNumber = 0;
  for (const [index, day] of days.entries()) {
    const openBills = index === days.length - 1 ? size.openBills : 0;
    const from = lastNumber;
    // The numbers of a day continue those of the day before.
    lastNumber = await database
      .transaction()
      .execute((tx) => writeDay(tx, history, { day, openBills, lastNumber: from, before: index }));
    onDay(index + 1);
  }
}

type TemplateOptions = {
  readonly days: readonly YearDay[];
  readonly chance: RandomSource;
  readonly busiest: number;
};

/** Computed for the last week, which has each weekday once. */
function templatesFor(
  house: DemoReferenceData,
  { days, chance: random, busiest }: TemplateOptions,
): BillTemplates {
  const week = days.slice(-7).map(({ date }) => date);
  const inEachHour = Math.min(maxTemplatesPerHour, Math.ceil(busiest / 10));
  return billTemplates(house, random, { week, inEachHour });
}

type DayToWrite = {
  readonly day: YearDay;
  readonly openBills: number;
  readonly lastNumber: number;
  /** The number of days before this one. */
  readonly before: number;
};

async function writeDay(
  tx: WriteTransaction,
  history: HistoryContext,
  { day, openBills, lastNumber, before }: DayToWrite,
): Promise<number> {
  const { house, writer, size, chance: random, tables } = history;
  const { location } = house;
  const head = await lockJournalHead(tx, location);
  const workDay = await insertClosedDay(tx, day, { location, by: pick(random, house.cashiers).id });
  const shifts = await insertClosedShifts(tx, location, plannedShifts(history, day, workDay));
  const ended = planBills(history, day);
  const open = planOpenBills(history, day, openBills);
  const planned = [...ended, ...open];
  const rows = planned.map((bill, index) =>
    billRow(bill, {
      location,
      tables,
      workDay: workDay.id,
      shift: shiftAt(shifts, bill),
      number: lastNumber + index + 1,
      numberInWorkDay: index + 1,
      customer: bill.template.customers.length === 0 ? null : pick(random, bill.template.customers),
    }),
  );
  const ids = await writer.insertBills(tx, rows);
  const lines = planned.flatMap((bill, index) => {
    const id = ids.get(lastNumber + index + 1);
    if (id === undefined) throw new Error("A bill was not inserted");
    return lineRows(bill, id);
  });
  await writer.insertLines(tx, lines);
  const counters = { bill: lastNumber + rows.length, [`work-day-${workDay.id}`]: rows.length };
  await setCounters(tx, location, counters);
  const sold = ended.map((bill) => ({ planned: bill, shift: shiftAt(shifts, bill) }));
  const filed = pastShifts(house, shifts, sold);
  const papers = await insertPastReports(tx, {
    location,
    before,
    workDay,
    by: workDay.started_by,
    shifts: filed,
    summary: pastDay(house, day, { shifts: filed, open }),
  });
  const told = { bills: rows.length, lines: lines.length, amount: sumOf(rows) };
  const digest = digestOf([rows, lines]);
  const imported = {
    location,
    day: workDay,
    shifts,
    papers,
    at: size.until,
    bills: { ...told, digest },
  };
  await journalImport(tx, head, imported);
  return lastNumber + rows.length;
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
function shiftAt(shifts: readonly ShiftRow[], { station, endedAt }: PlannedBill): ShiftId {
  const shift = shifts.find(
    (row) => row.station === station && row.ended_at !== null && endedAt < row.ended_at,
  );
  if (shift === undefined) throw new Error("A bill ends after its day");
  return shift.id;
}

function sumOf(rows: readonly { readonly amount: number }[]): number {
  return rows.reduce((sum, { amount }) => sum + amount, 0);
}

/** A digest of the imported rows of a day: the bills and then the lines, columns sorted by name. */
function digestOf(parts: readonly (readonly object[])[]): string {
  const hash = createHash("sha256");
  for (const rows of parts) {
    const columns = Object.keys(rows[0] ?? {}).toSorted();
    for (const row of rows) hash.update(`${JSON.stringify(row, columns)}\n`);
  }
  return hash.digest("hex");
}
