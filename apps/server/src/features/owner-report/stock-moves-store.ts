import { setImmediate } from "node:timers/promises";

import type { LocationId } from "@comanda/domain/id";
import type { StockMove } from "@comanda/domain/owner-report/sum-stock-moves";
import { instant, msPerMinute, type Instant } from "@comanda/domain/time/instant";

import type { Database } from "#database/database.ts";
import { readChanges } from "#journal/read-changes.ts";

type Span = { readonly from: Instant; readonly until: Instant | null };

const rowsPerBatch = 1000;

/** Every stock change in the journal, in order; a long journal is read in batches. */
export async function findStockMoves(
  database: Database,
  location: LocationId,
  span: Span,
): Promise<readonly StockMove[]> {
  const range = await findSequenceRange(database, location, span);
  if (range === null) return [];
  const moves: StockMove[][] = [];
  let { first } = range;
  for (;;) {
    // The batches must run one after the other.
    const rows = await findBatch(database, location, { ...span, ...range, first });
    moves.push(rows.flatMap(({ action, changes }) => movesIn(action, changes)));
    const newest = rows.at(-1);
    if (newest === undefined || rows.length < rowsPerBatch) return moves.flat();
    first = newest.sequence + 1;
    await setImmediate();
  }
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
  const rows = database
    .selectFrom("journal")
    .where("location", "=", location)
    .where("at", ">=", from)
    .where((eb) => (until === null ? eb.lit(true) : eb("at", "<", until)));
  const oldest = await rows.select("at").orderBy("at").limit(1).executeTakeFirst();
  const newest = await rows.select("at").orderBy("at", "desc").limit(1).executeTakeFirst();
  if (oldest === undefined || newest === undefined) return null;
  const first = await rows
    .where("at", "<=", instant(oldest.at + disorderMs))
    .select((eb) => eb.fn.min("sequence").as("sequence"))
    .executeTakeFirstOrThrow();
  const last = await rows
    .where("at", ">=", instant(newest.at - disorderMs))
    .select((eb) => eb.fn.max("sequence").as("sequence"))
    .executeTakeFirstOrThrow();
  return { first: first.sequence, last: last.sequence };
}

function findBatch(
  database: Database,
  location: LocationId,
  { from, until, first, last }: Span & SequenceRange,
) {
  return database
    .selectFrom("journal")
    .select(["sequence", "action", "changes"])
    .where("location", "=", location)
    .where("at", ">=", from)
    .where((eb) => (until === null ? eb.lit(true) : eb("at", "<", until)))
    .where("sequence", ">=", first)
    .where("sequence", "<=", last)
    .where("changes", "like", `%"table":"stock"%`)
    .orderBy("sequence")
    .limit(rowsPerBatch)
    .execute();
}

function movesIn(action: string, changes: string): StockMove[] {
  return readChanges({ changes })
    .filter(({ table }) => table === "stock")
    .map((change) => {
      const [before, after] =
        change.kind === "update" ? [change.old, change.new] : [{}, change.row];
      return { stock: change.id, action, before: countIn(before), after: countIn(after) };
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
