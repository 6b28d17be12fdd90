import type { Bill, Place } from "@comanda/domain/bill/bill";
import { billNumber } from "@comanda/domain/bill/bill-number";
import { sortUnderParents } from "@comanda/domain/bill/line-order";
import { placeKey, type SeatedBill } from "@comanda/domain/bill/place";
import type { BillId, CustomerId, LocationId, WorkDayId } from "@comanda/domain/id";
import type { Money } from "@comanda/domain/money/money";
import { sql } from "kysely";

import { compileOnce } from "#database/compile-once.ts";
import type { Database } from "#database/database.ts";
import { runInBatches } from "#database/run-in-batches.ts";
import type { WriteContext } from "#journal/command.ts";

import { endLinksLeft } from "../floor/index.ts";
import { numbersTaken, numberSeries, takeNumbers, type NumberSeries } from "./bill-number-store.ts";
import { billOf, placeOf, type BillRow, type LineRow } from "./bill-rows.ts";
import type { Worth } from "./compute-worth.ts";
import { changingColumns } from "./changing-columns.ts";
import { keepCourseAlarm } from "./course-alarm.ts";
import { findLines, saveLines } from "./line-store.ts";
import { findTenders, type TenderRow } from "./tender-store.ts";

/** A bill as the rules read it, with its source rows. */
export type StoredBill = {
  readonly bill: Bill;
  readonly row: BillRow;
  readonly lines: readonly LineRow[];
  readonly tenders: readonly TenderRow[];
};

export async function findBill(
  database: Database,
  location: LocationId,
  id: BillId,
): Promise<StoredBill | null> {
  const [[row], lines] = await Promise.all([
    selectBill(database, { location, id }),
    findLines(database, location, [id]),
  ]);
  if (row === undefined) return null;
  // Most writes are to bills without money on them.
  const hasTenders = row.paid !== 0 || row.status === "closed";
  return toStoredBill(row, lines, hasTenders ? await findTenders(database, location, id) : []);
}

const selectBill = compileOnce((database, { location, id }: Pick<BillRow, "location" | "id">) =>
  database.selectFrom("bill").selectAll().where("location", "=", location).where("id", "=", id),
);

/** The shift in which a bill ended, for callers that need no more of it; null if there is no such bill. */
export async function findBillShift(
  database: Database,
  location: LocationId,
  id: BillId,
): Promise<Pick<BillRow, "shift" | "refund_of"> | null> {
  const row = await database
    .selectFrom("bill")
    .select(["shift", "refund_of"])
    .where("location", "=", location)
    .where("id", "=", id)
    .executeTakeFirst();
  return row ?? null;
}

/** The stored rows of a bill, its lines in order. */
export type BillRows = Pick<StoredBill, "row" | "lines">;

/** The open bills, and those that were closed or voided in a work day. */
export async function findBills(
  database: Database,
  location: LocationId,
  workDay: WorkDayId | null,
): Promise<readonly BillRows[]> {
  // Two queries, because one with "or" would scan every bill ever made.
  const inLocation = database.selectFrom("bill").selectAll().where("location", "=", location);
  const open = await inLocation.where("status", "=", "open").execute();
  const ended = workDay === null ? [] : await inLocation.where("work_day", "=", workDay).execute();
  return withLines(database, location, [...open, ...ended]);
}

/** Finds those of the bills that have the given ids. */
export async function findBillsByIds(
  database: Database,
  location: LocationId,
  ids: readonly BillId[],
  { workDay }: { readonly workDay: WorkDayId | null },
): Promise<readonly BillRows[]> {
  const rows = await runInBatches(ids, (some) =>
    database
      .selectFrom("bill")
      .selectAll()
      .where("location", "=", location)
      .where("id", "in", some)
      .execute(),
  );
  const isOfDay = (row: BillRow): boolean => workDay !== null && row.work_day === workDay;
  return withLines(
    database,
    location,
    rows.filter((row) => row.status === "open" || isOfDay(row)),
  );
}

/** Their lines are read in a few milliseconds. */
const billsPerRead = 100;

async function withLines(
  database: Database,
  location: LocationId,
  rows: readonly BillRow[],
): Promise<readonly BillRows[]> {
  const lines = await runInBatches(
    rows.map(({ id }) => id),
    (some) => findLines(database, location, some),
    billsPerRead,
  );
  const linesByBill = Map.groupBy(lines, ({ bill }) => bill);
  return rows.map((row) => ({ row, lines: sortUnderParents(linesByBill.get(row.id) ?? []) }));
}

/** The rows are in line order, so that tills receive the lines as they stand on the bill. */
function toStoredBill(
  row: BillRow,
  rows: readonly LineRow[],
  tenders: readonly TenderRow[],
): StoredBill {
  return { bill: billOf(row, rows, tenders), row, lines: sortUnderParents(rows), tenders };
}

/** The open bills at a place, oldest first, which every new order there is checked against. */
export async function findOpenBillsAt(
  database: Database,
  location: LocationId,
  place: Place,
): Promise<readonly SeatedBill[]> {
  const rows = await selectOpenBillsAt(database, { location, place_key: placeKey(place) });
  return rows.map((row) => {
    const usesBillNumberPerWorkDay = row.uses_bill_number_per_work_day === 1;
    const numbers = { number: row.number, numberInWorkDay: row.number_in_work_day };
    const number = billNumber(numbers, { usesBillNumberPerWorkDay });
    return { number, status: row.status, place: placeOf(row) };
  });
}

const selectOpenBillsAt = compileOnce(
  (database, { location, place_key }: Pick<BillRow, "location" | "place_key">) =>
    database
      .selectFrom("bill")
      .innerJoin("location", "location.id", "bill.location")
      .select(["bill.number", "bill.number_in_work_day", "bill.status"])
      .select(["bill.table_name", "bill.room_name", "location.uses_bill_number_per_work_day"])
      .where("bill.location", "=", location)
      .where("bill.place_key", "=", place_key)
      // No parameter: the index has only the open bills.
      .where("bill.status", "=", sql.lit("open" as const))
      .orderBy("bill.number"),
);

/**
 * Records that the current state of the bill was printed. The version stays, so a till that read the bill earlier has
 * not missed a change.
 */
export async function markPrinted(context: WriteContext, { row }: StoredBill): Promise<void> {
  await setPaperColumns(context, row, { papers: row.papers + 1, printed_version: row.version });
}

/** Records that a save has changed nothing that guests see: what was printed of the bill shows its new version, too. */
export async function markPaperCurrent(context: WriteContext, after: BillRow): Promise<void> {
  await setPaperColumns(context, after, { printed_version: after.version });
}

/** What only its papers depend on. */
async function setPaperColumns(
  { tx, session, changes }: WriteContext,
  row: BillRow,
  set: Partial<Pick<BillRow, "papers" | "printed_version" | "company_of">>,
): Promise<void> {
  await tx
    .updateTable("bill")
    .set(set)
    .where("location", "=", session.location)
    .where("id", "=", row.id)
    .execute();
  changes.updated("bill", row, { ...row, ...set });
}

/** Its papers name the company of this customer from now on. The version stays, as of a bill that is only printed. */
export async function setCompanyOf(
  context: WriteContext,
  row: BillRow,
  customer: CustomerId,
): Promise<BillRow> {
  const named = { company_of: customer };
  await setPaperColumns(context, row, named);
  return { ...row, ...named };
}

type OpeningValues = {
  readonly workDay: WorkDayId;
  readonly amount: Money;
  /** The lines of another bill that it takes back. */
  readonly credited?: readonly LineRow[];
  /** Whose company that bill names. */
  readonly companyOf?: CustomerId | null;
};

/** Assigns numbers to a new bill and inserts it with its lines. */
export async function insertBill(
  context: WriteContext,
  bill: Bill,
  opened: OpeningValues & Worth,
): Promise<BillRow> {
  const row = await insertBillRow(context, bill, opened);
  const { currency, credited } = opened;
  await saveLines(context, row.id, {
    before: [],
    after: bill,
    currency,
    ...(credited && { credited }),
  });
  return row;
}

/** Assigns numbers to a new bill and inserts it without lines; its lines are moved here from another bill. */
export async function insertBillRow(
  context: WriteContext,
  bill: Bill,
  { workDay, amount, companyOf = null }: OpeningValues,
): Promise<BillRow> {
  const { tx, session, changes } = context;
  const { location } = session;
  const series = numberSeries(location, workDay);
  await takeNumbers(tx, series);
  const values = {
    opened_work_day: workDay,
    created_at: bill.createdAt,
    origin: bill.origin,
    refund_of: bill.refundOf,
    company_of: companyOf,
    ...changingColumns(bill, { version: 1, amount, updatedAt: context.at }),
    papers: 0,
    printed_version: 0,
  };
  const [kept] = await insertBillQuery(tx, { ...series, ...values });
  if (kept === undefined) throw new Error("A bill was not kept");
  const { id, number, number_in_work_day } = kept;
  const row = { id, location, number, number_in_work_day, ...values };
  changes.inserted("bill", row);
  await keepCourseAlarm(context, bill, { before: null, after: row });
  return row;
}

type NewBill = Omit<BillRow, "id" | "number" | "number_in_work_day"> & NumberSeries;

const insertBillQuery = compileOnce((tx, { location, ofAll, ofDay, ...values }: NewBill) =>
  tx
    .insertInto("bill")
    .values((eb) => ({ location, ...values, ...numbersTaken(eb, { location, ofAll, ofDay }) }))
    .returning(["id", "number", "number_in_work_day"]),
);

type ChangedBill = { readonly bill: Bill; readonly amount: Money };

/** Saves a changed bill with its next version, and only the lines that changed. */
export async function saveBill(
  context: WriteContext,
  before: StoredBill,
  changed: ChangedBill & Worth,
): Promise<BillRow> {
  const row = await saveBillRow(context, before, changed);
  const { bill: after, currency } = changed;
  await saveLines(context, row.id, { before: before.lines, after, currency });
  return row;
}

/** Saves a changed bill without its lines, which move between two bills. */
export async function saveBillRow(
  context: WriteContext,
  before: StoredBill,
  { bill, amount }: ChangedBill,
): Promise<BillRow> {
  const { tx, changes, at } = context;
  const version = before.row.version + 1;
  const changed = changingColumns(bill, { version, amount, updatedAt: at });
  const { location, id } = before.row;
  await updateBillQuery(tx, { ...changed, location, id });
  const row = { ...before.row, ...changed };
  changes.updated("bill", before.row, row);
  const hasLeft = row.status !== "open" || row.place_key !== before.row.place_key;
  if (hasLeft && before.row.status === "open") await endLinksLeft(context, before.row.place_key);
  await keepCourseAlarm(context, bill, { before: before.row, after: row });
  return row;
}

type BillUpdate = Pick<BillRow, "location" | "id"> & ReturnType<typeof changingColumns>;

const updateBillQuery = compileOnce((tx, { location, id, ...changed }: BillUpdate) =>
  tx.updateTable("bill").set(changed).where("location", "=", location).where("id", "=", id),
);
