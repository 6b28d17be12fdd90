import { billStatuses } from "@comanda/contract/bill-record";
import type { Instant, StationId } from "@comanda/contract/wire";
import { cashMovedAt } from "@comanda/domain/shift/cash-moved-at";
import type { StockLevels } from "@comanda/domain/stock/stock";
import { stockAmount } from "@comanda/domain/stock/stock-amount";
import { instant } from "@comanda/domain/time/instant";

import type { Database } from "#database/database.ts";

import { findUnpaidLines } from "../../features/commission/paid-commission-store.ts";
import { findCustomersOf, findCustomerTypes } from "../../features/customer/customer-store.ts";
import { findRecipes } from "../../features/menu/index.ts";
import { findPaper, type Paper } from "../../features/printing/find-paper.ts";
import { progressOf, type PrintJobRow } from "../../features/printing/print-job-store.ts";
import { loadShiftRecord } from "../../features/report/load-day.ts";
import { findStaffMoves, findStaffOf } from "../../features/staff/index.ts";
import { findOpenDay } from "../../features/work-day/index.ts";
import type { VenueFacts } from "./venue-facts.ts";
import type { Model, ModelShift } from "./model.ts";
import type { ModelPaper } from "./papers.ts";

/**
 * The model at the start of a night: the shelves and counters as the night before has left them, and no bill of its
 * own.
 */
export async function readModel(
  database: Database,
  { location }: Pick<VenueFacts, "location">,
  now: Instant,
): Promise<Model> {
  const day = await findOpenDay(database, location);
  const counters = await database
    .selectFrom("bill_counter")
    .select(["series", "last_number"])
    .where("location", "=", location)
    .execute();
  const counter = (wanted: string) =>
    counters.find(({ series }) => series === wanted)?.last_number ?? 0;
  return {
    bills: new Map(),
    earlierBills: await readStatuses(database, location),
    joins: new Map(),
    levels: await readLevels(database, location),
    recipes: [await findRecipes(database, location)],
    lastNumber: counter("bill"),
    lastInWorkDay: counter(`work-day-${day?.id}`),
    workDay: day?.id ?? null,
    ...(await readPeople(database, location)),
    ...(await readCustomers(database, location)),
    commissions: { earlier: await findUnpaidLines(database, location), paid: new Set() },
    papers: await readPapers(database, location),
    menu: await readMenu(database, location),
    shifts: await readShifts(database, location, now),
  };
}

/** The staff, and where they were before. */
export async function readPeople(
  database: Database,
  location: VenueFacts["location"],
): Promise<Pick<Model, "staff" | "moves">> {
  const staff = await findStaffOf(database, location);
  const ids = staff.map(({ id }) => id);
  const moves = await findStaffMoves(database, { location, staff: ids, since: instant(0) });
  return { staff, moves };
}

async function readShifts(
  database: Database,
  location: VenueFacts["location"],
  now: Instant,
): Promise<Model["shifts"]> {
  const shifts = await database
    .selectFrom("shift")
    .select(["id", "station", "work_day", "staff"])
    .where("location", "=", location)
    .where("ended_at", "is", null)
    .execute();
  const all = await database
    .selectFrom("shift_count")
    .select(["shift", "staff", "total", "at"])
    .where("location", "=", location)
    .orderBy("id")
    .execute();
  const models = shifts.map(
    async ({ id, station, work_day, staff }): Promise<[StationId, ModelShift]> => {
      const counts = all.filter(({ shift }) => shift === id);
      const shift = {
        id,
        workDay: work_day,
        staff,
        counted: counts.at(-1)?.total ?? null,
        counts: counts.map((count) => ({ by: count.staff, at: count.at })),
        cashMovedAt: cashMovedAt(
          await loadShiftRecord(database, location, { shift: id, at: now }),
          now,
        ),
      };
      return [station, shift];
    },
  );
  return new Map(await Promise.all(models));
}

async function readStatuses(
  database: Database,
  location: VenueFacts["location"],
): Promise<Model["earlierBills"]> {
  const rows = await database
    .selectFrom("bill")
    .select(["id", "status", "version"])
    .where("location", "=", location)
    .execute();
  return new Map(rows.map(({ id, ...state }) => [id, state]));
}

async function readCustomers(
  database: Database,
  location: VenueFacts["location"],
): Promise<Pick<Model, "customers" | "cards" | "erased" | "seated">> {
  const known = await findCustomersOf(database, location);
  const types = await findCustomerTypes(database, location);
  const typeOf = new Map(types.map((type) => [type.id, type]));
  const open = await database
    .selectFrom("bill")
    .select("customer")
    .where("location", "=", location)
    .where("status", "=", "open")
    .execute();
  return {
    erased: new Set(),
    seated: new Set(open.flatMap(({ customer }) => (customer === null ? [] : [customer]))),
    customers: new Map(
      known
        .toSorted((one, other) => one.id - other.id)
        .map(({ id, customerType }) => [id, typeOf.get(customerType) ?? null]),
    ),
    cards: new Map(
      known.filter(({ cardNumber }) => cardNumber !== "").map((one) => [one.cardNumber, one.id]),
    ),
  };
}

async function readMenu(
  database: Database,
  location: VenueFacts["location"],
): Promise<Model["menu"]> {
  const rows = await database
    .selectFrom("article")
    .select(["id", "price", "revision", "deleted_at"])
    .where("location", "=", location)
    .execute();
  return new Map(
    rows.map(({ id, price, revision, deleted_at }) => [
      id,
      { price, revision, isDeleted: deleted_at !== null },
    ]),
  );
}

export async function readPapers(
  database: Database,
  location: VenueFacts["location"],
): Promise<Model["papers"]> {
  const rows = await database
    .selectFrom("print_job")
    .selectAll()
    .where("location", "=", location)
    .orderBy("id")
    .execute();
  const papers = new Map<PrintJobRow["id"], ModelPaper>();
  for (const row of rows) papers.set(row.id, paperOf(row, await findPaper(database, row)));
  return papers;
}

function paperOf(row: PrintJobRow, { document }: Paper): ModelPaper {
  const { id, kind, bill, number, printer, station } = row;
  const status = document.kind === "bill" ? billStatuses[document.status] : null;
  const kept = { id, kind, bill, billVersion: row.bill_version, status, number, printer };
  return { ...kept, station, createdAt: row.created_at, progress: progressOf(row) };
}

export async function readLevels(
  database: Database,
  location: VenueFacts["location"],
): Promise<ReadonlyMap<StationId, StockLevels>> {
  const rows = await database
    .selectFrom("stock")
    .select(["station", "stock_item", "current_count_thousandths"])
    .where("location", "=", location)
    .orderBy("station")
    .orderBy("stock_item")
    .execute();
  return new Map(
    [...Map.groupBy(rows, ({ station }) => station)].map(([station, own]) => [
      station,
      new Map(
        own.map(({ stock_item, current_count_thousandths }) => [
          stock_item,
          stockAmount(current_count_thousandths),
        ]),
      ),
    ]),
  );
}
