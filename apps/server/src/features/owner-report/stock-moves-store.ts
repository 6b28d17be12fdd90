import { setImmediate } from "node:timers/promises";

import { id as recordId, type BillId, type LocationId, type StaffId } from "@comanda/domain/id";
import type { StockMove } from "@comanda/domain/owner-report/sum-stock-moves";
import { instant, msPerMinute, type Instant } from "@comanda/domain/time/instant";

import type { Database } from "#database/database.ts";
import { runInBatches } from "#database/run-in-batches.ts";
import { readChanges } from "#journal/read-changes.ts";
import type { StoredEntry } from "#journal/packed-entry.ts";

/** A stock movement as the journal has it. */
export type RecordedMove = StockMove & {
  readonly at: Instant;
  readonly staff: StaffId | null;
  /** The bill that took or returned it. */
  readonly bill: BillId | null;
};

type Span = { readonly from: Instant; readonly until: Instant | null };

const rowsPerBatch = 1000;

/** Every stock change in the journal, in order, without reading the rows that changed no stock. */
export async function findStockMoves(
  database: Database,
  location: LocationId,
  span: Span,
): Promise<readonly RecordedMove[]> {
  const range = await findSequenceRange(database, location, span);
  if (range === null) return [];
  const sequences = await findSequences(database, location, range);
  const moves: RecordedMove[][] = [];
  for (let from = 0; from < sequences.length; from += rowsPerBatch) {
    if (from > 0) await setImmediate();
    const batch = sequences.slice(from, from + rowsPerBatch);
    const rows = await findBatch(database, location, { ...span, sequences: batch });
    moves.push(rows.flatMap(movesIn));
  }
  return moves.flat();
}

type SequenceRange = { readonly first: number; readonly last: number };

/** Servers that share a journal may differ by minutes in what they note as the time of a row. */
const disorderMs = 10 * msPerMinute;

/**
 * Where the span lies in the journal; null if nothing was written in it. Without it, the first batch would read the past
 * before the span, and the last one everything after it.
 */
async function findSequenceRange(
  database: Database,
  location: LocationId,
  { from, until }: Span,
): Promise<SequenceRange | null> {
  const rows = database.selectFrom("journal").where("location", "=", location);
  const inSpan = rows
    .select("at")
    .where("at", ">=", from)
    .where((eb) => (until === null ? eb.lit(true) : eb("at", "<", until)));
  const oldest = await inSpan.orderBy("at").limit(1).executeTakeFirst();
  const newest = await inSpan.orderBy("at", "desc").limit(1).executeTakeFirst();
  if (oldest === undefined || newest === undefined) return null;
  // One bound at each side: SQLite would read the whole span for a second one.
  const first = await rows
    .where("at", ">=", oldest.at)
    .where("at", "<=", instant(Math.min(oldest.at + disorderMs, newest.at)))
    .select((eb) => eb.fn.min("sequence").as("sequence"))
    .executeTakeFirstOrThrow();
  const last = await rows
    .where("at", ">=", instant(Math.max(newest.at - disorderMs, oldest.at)))
    .where("at", "<=", newest.at)
    .select((eb) => eb.fn.max("sequence").as("sequence"))
    .executeTakeFirstOrThrow();
  return { first: first.sequence, last: last.sequence };
}

/** The journal rows that changed any stock. It is looked up item by item: there are far fewer items than rows. */
async function findSequences(
  database: Database,
  location: LocationId,
  { first, last }: SequenceRange,
): Promise<readonly number[]> {
  const stock = await database
    .selectFrom("stock")
    .select("id")
    .where("location", "=", location)
    .execute();
  const found = await runInBatches(stock, (batch) =>
    database
      .selectFrom("journal_subject")
      .select("sequence")
      .where("location", "=", location)
      .where("entity", "=", "stock")
      .where(
        "record",
        "in",
        batch.map(({ id }) => id),
      )
      .where("sequence", ">=", first)
      .where("sequence", "<=", last)
      .execute(),
  );
  return [...new Set(found.map(({ sequence }) => sequence))].toSorted((one, other) => one - other);
}

function findBatch(
  database: Database,
  location: LocationId,
  { from, until, sequences }: Span & { readonly sequences: readonly number[] },
) {
  return database
    .selectFrom("journal")
    .select(["action", "at", "staff", "changes", "packed"])
    .where("location", "=", location)
    .where("sequence", "in", sequences)
    .where("at", ">=", from)
    .where((eb) => (until === null ? eb.lit(true) : eb("at", "<", until)))
    .orderBy("sequence")
    .execute();
}

type StoredMove = Pick<StoredEntry, "action" | "at" | "staff" | "changes" | "packed">;

function movesIn(row: StoredMove): RecordedMove[] {
  const { action, at, staff } = row;
  const changes = readChanges(row);
  const billChange = changes.find(({ table }) => table === "bill");
  const bill = billChange === undefined ? null : recordId<"bill">(billChange.id);
  return changes
    .filter(({ table }) => table === "stock")
    .map((change) => {
      const [before, after] =
        change.kind === "update" ? [change.old, change.new] : [{}, change.row];
      const counts = { before: countIn(before), after: countIn(after) };
      return { stock: change.id, action, ...counts, at, staff, bill };
    });
}

/** A new row had a count of zero before. */
function countIn(row: Readonly<Record<string, string | number | null>>): number {
  const count = row["current_count_thousandths"];
  return typeof count === "number" ? count : 0;
}

export async function findStockNames(database: Database, location: LocationId) {
  const rows = await database
    .selectFrom("stock")
    .innerJoin("stock_item", "stock_item.id", "stock.stock_item")
    .innerJoin("station", "station.id", "stock.station")
    .select(["stock.id", "stock_item.name as stockItem", "station.name as station"])
    .where("stock.location", "=", location)
    .execute();
  return new Map<number, (typeof rows)[number]>(rows.map((one) => [one.id, one]));
}

/** The numbers of some bills. */
export async function findBillNumbers(
  database: Database,
  location: LocationId,
  bills: readonly BillId[],
): Promise<ReadonlyMap<BillId, number>> {
  const rows = await runInBatches(bills, (batch) =>
    database
      .selectFrom("bill")
      .select(["id", "number"])
      .where("location", "=", location)
      .where("id", "in", batch)
      .execute(),
  );
  return new Map(rows.map((row) => [row.id, row.number]));
}
