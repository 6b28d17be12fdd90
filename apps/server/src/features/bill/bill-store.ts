import type { Bill } from "@comanda/domain/bill/bill";
import type { BillId, LocationId, WorkDayId } from "@comanda/domain/id";
import type { Money } from "@comanda/domain/money/money";

import type { Database, WriteTransaction } from "#database/database.ts";
import { json } from "#database/portable-columns.ts";
import type { Writing } from "#journal/command.ts";

import { billOf, lineValues, type BillRow, type LineRow } from "./bill-rows.ts";

/** A bill as the rules see it, with the rows it came from. */
export type StoredBill = {
  readonly bill: Bill;
  readonly row: BillRow;
  readonly lines: readonly LineRow[];
};

export async function findBill(
  database: Database,
  location: LocationId,
  id: BillId,
): Promise<StoredBill | null> {
  const row = await database
    .selectFrom("bill")
    .selectAll()
    .where("location", "=", location)
    .where("id", "=", id)
    .executeTakeFirst();
  if (row === undefined) return null;
  const lines = await linesOf(database, location, [id]);
  return { bill: billOf(row, lines), row, lines };
}

/** The open bills, and those that were closed or voided in a work day. */
export async function findBills(
  database: Database,
  location: LocationId,
  workDay: WorkDayId | null,
): Promise<readonly StoredBill[]> {
  // One question each, because an "or" of the two would read every bill there ever was.
  const inLocation = database.selectFrom("bill").selectAll().where("location", "=", location);
  const open = await inLocation.where("status", "=", "open").execute();
  const ended = workDay === null ? [] : await inLocation.where("work_day", "=", workDay).execute();
  const rows = [...open, ...ended].toSorted((first, second) => first.number - second.number);
  const lines = await linesOf(
    database,
    location,
    rows.map(({ id }) => id),
  );
  const linesByBill = Map.groupBy(lines, ({ bill }) => bill);
  return rows.map((row) => {
    const own = linesByBill.get(row.id) ?? [];
    return { bill: billOf(row, own), row, lines: own };
  });
}

/** The open bills without their lines, for who asks only where guests sit. */
export async function findOpenPlaces(
  database: Database,
  location: LocationId,
): Promise<readonly Bill[]> {
  const rows = await database
    .selectFrom("bill")
    .selectAll()
    .where("location", "=", location)
    .where("status", "=", "open")
    .orderBy("number")
    .execute();
  return rows.map((row) => billOf(row, []));
}

async function linesOf(
  database: Database,
  location: LocationId,
  bills: readonly BillId[],
): Promise<readonly LineRow[]> {
  // An empty list is no SQL.
  if (bills.length === 0) return [];
  return database
    .selectFrom("bill_line")
    .selectAll()
    .where("location", "=", location)
    .where("bill", "in", bills)
    .orderBy("id")
    .execute();
}

/** The next number of a series, without gaps: it is given in the transaction that uses it. */
async function nextNumber(
  tx: WriteTransaction,
  location: LocationId,
  series: string,
): Promise<number> {
  const { last_number } = await tx
    .insertInto("bill_counter")
    .values({ location, series, last_number: 1 })
    .onConflict((conflict) =>
      conflict
        .columns(["location", "series"])
        .doUpdateSet((eb) => ({ last_number: eb("bill_counter.last_number", "+", 1) })),
    )
    .returning("last_number")
    .executeTakeFirstOrThrow();
  return last_number;
}

/** Gives a new bill its numbers and keeps it, with its lines. */
export async function insertBill(
  writing: Writing,
  bill: Bill,
  { workDay, amount }: { readonly workDay: WorkDayId; readonly amount: Money },
): Promise<BillRow> {
  const { tx, session, changes } = writing;
  const { location } = session;
  const row = await tx
    .insertInto("bill")
    .values({
      location,
      number: await nextNumber(tx, location, "bill"),
      opened_work_day: workDay,
      number_in_work_day: await nextNumber(tx, location, `work-day-${workDay}`),
      created_at: bill.createdAt,
      origin: bill.origin,
      ...changingColumns(bill, { version: 1, amount, updatedAt: writing.at }),
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  changes.inserted("bill", row);
  await saveLines(writing, row.id, { before: [], after: bill });
  return row;
}

/** Keeps what became of a bill: the bill itself one version on, and just those lines that changed. */
export async function saveBill(
  writing: Writing,
  before: StoredBill,
  { bill, amount }: { readonly bill: Bill; readonly amount: Money },
): Promise<BillRow> {
  const { tx, session, changes, at } = writing;
  const version = before.row.version + 1;
  const row = await tx
    .updateTable("bill")
    .set(changingColumns(bill, { version, amount, updatedAt: at }))
    .where("location", "=", session.location)
    .where("id", "=", before.row.id)
    .returningAll()
    .executeTakeFirstOrThrow();
  changes.updated("bill", before.row, row);
  await saveLines(writing, row.id, { before: before.lines, after: bill });
  return row;
}

type Saved = {
  readonly version: number;
  readonly amount: Money;
  readonly updatedAt: Bill["updatedAt"];
};

function changingColumns(bill: Bill, { version, amount, updatedAt }: Saved) {
  const { place } = bill;
  return {
    version,
    table_name: place?.kind === "table" ? place.name : "",
    room_name: place?.kind === "room" ? place.name : "",
    cover: bill.cover,
    staff: bill.staff,
    customer: bill.customer,
    status: bill.status,
    status_note: bill.statusNote,
    updated_at: updatedAt,
    work_day: bill.workDay,
    shift: bill.shift,
    settlement: bill.settlement === null ? null : json(bill.settlement),
    amount,
  };
}

type Lines = { readonly before: readonly LineRow[]; readonly after: Bill };

async function saveLines(
  { tx, session, changes }: Writing,
  bill: BillId,
  { before, after }: Lines,
): Promise<void> {
  const { location } = session;
  const known = new Map(before.map((row) => [row.key, row]));
  for (const line of after.lines) {
    const values = lineValues(line, { location, bill });
    const old = known.get(line.key);
    if (old === undefined) {
      // Lines are kept in the order in which they stand on the bill.
      // oxlint-disable-next-line no-await-in-loop
      const row = await tx
        .insertInto("bill_line")
        .values(values)
        .returningAll()
        .executeTakeFirstOrThrow();
      changes.inserted("bill_line", row);
    } else if (isChanged(old, values)) {
      // oxlint-disable-next-line no-await-in-loop
      await tx
        .updateTable("bill_line")
        .set(values)
        .where("location", "=", location)
        .where("id", "=", old.id)
        .execute();
      changes.updated("bill_line", old, { ...old, ...values });
    }
  }
}

function isChanged(old: LineRow, values: object): boolean {
  const before = new Map<string, unknown>(Object.entries(old));
  return Object.entries(values).some(([column, value]) => before.get(column) !== value);
}
