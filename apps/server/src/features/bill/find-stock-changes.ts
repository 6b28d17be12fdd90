import { lineKey, type Line, type LineKey } from "@comanda/domain/bill/line";
import type { StationId } from "@comanda/domain/id";
import { quantityOfTenths } from "@comanda/domain/money/quantity";
import {
  findStockSource,
  linesThatMoveStock,
  type LineChanges,
  type LineWithStation,
  type StockSource,
} from "@comanda/domain/stock/stock-by-station";
import { takeFor, type StockTaking } from "@comanda/domain/stock/stock-taking";

import type { Session } from "#call/session.ts";
import type { ReferenceReader } from "#journal/cache-per-reference-version.ts";
import { findChangesAfter, type RecordChanges } from "#journal/record-changes-store.ts";

import { findLinesWithRecipes } from "../menu/index.ts";
import type { LineRow } from "./bill-rows.ts";

/** The station whose stock each line uses; without a station no stock is taken. */
export function createStationFinder(
  { station: here }: Session,
  rows: readonly LineRow[],
): (line: Line) => StationId | null {
  const known = sourcesOf(rows, new Map());
  return (line) => (here === null ? null : findStockSource(line, { known, here }).station);
}

type StockReader = ReferenceReader & { readonly session: Pick<Session, "location" | "station"> };

type BillChange = {
  /** The rows of the lines before, and of those that new lines credit. */
  readonly rows: readonly LineRow[];
  readonly before: readonly Line[];
  readonly after: readonly Line[];
};

/** The lines that take or return stock, with where and when they took it. */
export async function findStockChanges(
  reading: StockReader,
  { rows, before, after }: BillChange,
): Promise<LineChanges> {
  const { station: here } = reading.session;
  if (here === null) return { before: [], after: [] };
  const withStations = (takings: TakingsOfRows): LineChanges => {
    const known = sourcesOf(rows, takings);
    const place = (line: Line): LineWithStation => ({
      ...line,
      ...findStockSource(line, { known, here }),
    });
    return linesThatMoveStock({ before: before.map(place), after: after.map(place) });
  };
  const moving = withStations(new Map());
  const keys = new Set(
    [...moving.before, ...moving.after].flatMap(({ key, credits }) => [key, credits]),
  );
  const stopped = rows.filter(
    (row) => row.type === "timer" && row.quantity_tenths > 0 && keys.has(lineKey(row.key)),
  );
  // Most timers, such as those of pool tables, take no stock: the journal need not be read for them.
  const timers = await findLinesWithRecipes(reading, stopped);
  return timers.length === 0 ? moving : withStations(await findTakings(reading, timers));
}

type TakingsOfRows = ReadonlyMap<LineRow["id"], readonly StockTaking[]>;

function sourcesOf(
  rows: readonly LineRow[],
  takings: TakingsOfRows,
): ReadonlyMap<LineKey, StockSource> {
  return new Map(
    rows.flatMap((row): readonly [LineKey, StockSource][] => {
      const { id, key, stock_station: station, round, quantity_tenths: tenths } = row;
      if (station === null) return [];
      const once = [{ quantity: quantityOfTenths(tenths), round }];
      return [[lineKey(key), { station, takings: takings.get(id) ?? once }]];
    }),
  );
}

/** A timer takes its stock when it is stopped, and when its times are corrected: the journal knows when that was. */
async function findTakings(
  reading: StockReader,
  timers: readonly LineRow[],
): Promise<TakingsOfRows> {
  const changes = await findLineChanges(reading, timers);
  return new Map(timers.map((row) => [row.id, takingsOf(row, changes)]));
}

function takingsOf(
  { id, round, quantity_tenths: tenths }: LineRow,
  changes: readonly RecordChanges[],
): readonly StockTaking[] {
  let takings: readonly StockTaking[] | undefined;
  for (const { sequence, changes: own } of changes) {
    for (const change of own) {
      if (change.kind !== "update" || change.id !== id) continue;
      const [was, is] = [change.old["quantity_tenths"], change.new["quantity_tenths"]];
      if (was === undefined || is === undefined) continue;
      takings ??= [{ quantity: quantityOfTenths(Number(was)), round }];
      takings = takeFor(quantityOfTenths(Number(is)), takings, sequence);
    }
  }
  return takings ?? [{ quantity: quantityOfTenths(tenths), round }];
}

/** The journal finds a line by its bill, which may have been another one. */
async function findLineChanges(
  { tx, session: { location } }: StockReader,
  rows: readonly LineRow[],
): Promise<readonly RecordChanges[]> {
  const after = Math.min(...rows.map(({ round }) => round ?? 0));
  const ids = rows.map(({ id }) => id);
  const bills = new Set<number>(rows.map(({ bill }) => bill));
  for (;;) {
    const foundBy = { table: "bill", ids: [...bills] };
    const changes = await findChangesAfter(tx, location, {
      table: "bill_line",
      ids,
      foundBy,
      after,
    });
    const former = changes
      .flatMap((row) => row.changes)
      .flatMap((change) => (change.kind === "update" ? [change.old["bill"]] : []))
      .filter((bill) => bill !== undefined);
    if (former.every((bill) => bills.has(Number(bill)))) return changes;
    for (const bill of former) bills.add(Number(bill));
  }
}
