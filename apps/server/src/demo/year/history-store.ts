import type { BillId, LocationId, StaffId, StationId, WorkDayId } from "@comanda/domain/id";
import type { Insertable, Selectable } from "kysely";

import type { Database, WriteTransaction } from "#database/database.ts";
import { toJson } from "#database/portable-columns.ts";
import type { Tables } from "#database/tables.ts";
import { appendEntry, type JournalHead } from "#journal/journal-store.ts";

import type { PastLine } from "./bill-rows.ts";
import { bulkInsert } from "./bulk-insert.ts";
import type { PastPapers } from "./past-report-store.ts";
import type { YearDay } from "./year-days.ts";

export type NewBillRow = Omit<Insertable<Tables["bill"]>, "id">;

export type HistoryWriter = {
  /** Returns the ids by bill number. */
  readonly insertBills: (
    tx: WriteTransaction,
    rows: readonly NewBillRow[],
  ) => Promise<ReadonlyMap<number, BillId>>;
  readonly insertLines: (tx: WriteTransaction, rows: readonly PastLine[]) => Promise<void>;
};

export function historyWriter(database: Database): HistoryWriter {
  const bills = bulkInsert((rows: readonly NewBillRow[]) =>
    database.insertInto("bill").values(rows).returning(["id", "number"]).compile(),
  );
  const lines = bulkInsert((rows: readonly PastLine[]) =>
    database.insertInto("bill_line").values(rows).compile(),
  );
  return {
    insertBills: async (tx, rows) => {
      const inserted = await bills((query) => tx.executeQuery(query), rows);
      return new Map(inserted.map(({ id, number }) => [number, id]));
    },
    insertLines: async (tx, rows) => {
      await lines((query) => tx.executeQuery(query), rows);
    },
  };
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

export type DayImport = {
  readonly location: LocationId;
  readonly at: YearDay["endedAt"];
  readonly day: WorkDayRow;
  readonly shifts: readonly ShiftRow[];
  readonly papers: PastPapers;
  /** The counts of the day, with the digest of its rows. */
  readonly bills: Readonly<Record<string, string | number>>;
};

/** Writes one journal row for an imported day: its single writes were never recorded here. */
export async function journalImport(
  tx: WriteTransaction,
  head: JournalHead,
  { location, at, day, shifts, papers, bills }: DayImport,
): Promise<void> {
  const changes = [
    toInsertChange("work_day", day),
    ...shifts.map((row) => toInsertChange("shift", row)),
    ...papers.counts.map((row) => toInsertChange("shift_count", row)),
    ...papers.reports.map((row) => toInsertChange("report", row)),
    { kind: "insert" as const, table: "imported_bills", id: day.id, row: bills },
  ];
  const entry = { location, sequence: head.sequence + 1, at, action: "import", changes };
  await appendEntry(tx, { ...entry, staff: null, station: null }, head.hash);
}

function toInsertChange<Told extends { readonly id: number }>(table: string, row: Told) {
  return { kind: "insert" as const, table, id: row.id, row };
}
