import type { LocationId, StaffId, StationId, WorkDayId } from "@comanda/domain/id";
import type { CompiledQuery, Selectable } from "kysely";

import type { Database, WriteTransaction } from "#database/database.ts";
import { toJson } from "#database/portable-columns.ts";
import { rowsWithIds } from "#database/rows-with-ids.ts";
import type { Tables } from "#database/tables.ts";

import type { PastLine } from "./bill-rows.ts";
import { bulkInsert } from "./bulk-insert.ts";
import type { YearDay } from "./year-days.ts";

export type BillRow = Selectable<Tables["bill"]>;
export type LineRow = Selectable<Tables["bill_line"]>;
export type NewBillRow = Omit<BillRow, "id">;
export type TenderRow = Selectable<Tables["tender"]>;
export type NewTenderRow = Omit<TenderRow, "id">;

export type HistoryWriter = {
  /** Returns the stored bills in the same order. */
  readonly insertBills: (
    tx: WriteTransaction,
    rows: readonly NewBillRow[],
  ) => Promise<readonly BillRow[]>;
  /** Returns the stored lines in the same order. */
  readonly insertLines: (
    tx: WriteTransaction,
    rows: readonly PastLine[],
  ) => Promise<readonly LineRow[]>;
  /** Returns the stored tenders in the same order. */
  readonly insertTenders: (
    tx: WriteTransaction,
    rows: readonly NewTenderRow[],
  ) => Promise<readonly TenderRow[]>;
};

export function historyWriter(database: Database): HistoryWriter {
  const bills = bulkInsert((rows: readonly NewBillRow[]) =>
    database.insertInto("bill").values(rows).returning("id").compile(),
  );
  const lines = bulkInsert((rows: readonly PastLine[]) =>
    database.insertInto("bill_line").values(rows).returning("id").compile(),
  );
  const tenders = bulkInsert((rows: readonly NewTenderRow[]) =>
    database.insertInto("tender").values(rows).returning("id").compile(),
  );
  return {
    insertTenders: async (tx, rows) => rowsWithIds(rows, await tenders(inTransaction(tx), rows)),
    insertBills: async (tx, rows) => rowsWithIds(rows, await bills(inTransaction(tx), rows)),
    insertLines: async (tx, rows) => rowsWithIds(rows, await lines(inTransaction(tx), rows)),
  };
}

function inTransaction(tx: WriteTransaction) {
  return <Result>(query: CompiledQuery<Result>) => tx.executeQuery(query);
}

export type WorkDayRow = Selectable<Tables["work_day"]>;
export type ShiftRow = Selectable<Tables["shift"]>;

type DayOpening = { readonly location: LocationId; readonly by: StaffId };

export async function insertClosedDay(
  tx: WriteTransaction,
  { startedAt, endedAt }: YearDay,
  { location, by }: DayOpening,
): Promise<WorkDayRow> {
  return tx
    .insertInto("work_day")
    .values({ location, started_at: startedAt, started_by: by, ended_at: endedAt })
    .returningAll()
    .executeTakeFirstOrThrow();
}

type ClosedShift = {
  readonly workDay: WorkDayId;
  readonly station: StationId;
  readonly staff: StaffId;
  readonly name: string;
  readonly startedAt: YearDay["startedAt"];
  readonly endedAt: YearDay["endedAt"];
};

export async function insertClosedShifts(
  tx: WriteTransaction,
  location: LocationId,
  shifts: readonly ClosedShift[],
): Promise<readonly ShiftRow[]> {
  const rows = shifts.map((shift) => ({
    location,
    station: shift.station,
    work_day: shift.workDay,
    staff: shift.staff,
    name: shift.name,
    started_at: shift.startedAt,
    start_count: startCount,
    ended_at: shift.endedAt,
  }));
  return tx.insertInto("shift").values(rows).returningAll().execute();
}

/** Every drawer starts with two notes of a thousand. */
const startCount = toJson({
  coins: [],
  notes: [{ value: 100_000, quantity: 2, total: 200_000 }],
  coinsTotal: 0,
  notesTotal: 200_000,
  grandTotal: 200_000,
});

/** Sets the counters that the next bill is numbered from. */
export async function setCounters(
  tx: WriteTransaction,
  location: LocationId,
  numbers: Readonly<Record<string, number>>,
): Promise<void> {
  const rows = Object.entries(numbers).map(([series, last_number]) => ({
    location,
    series,
    last_number,
  }));
  await tx
    .insertInto("bill_counter")
    .values(rows)
    .onConflict((conflict) =>
      conflict
        .columns(["location", "series"])
        .doUpdateSet((eb) => ({ last_number: eb.ref("excluded.last_number") })),
    )
    .execute();
}
