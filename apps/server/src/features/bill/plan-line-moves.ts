import type { Bill } from "@comanda/domain/bill/bill";
import { lineKey, type Line, type LineKey } from "@comanda/domain/bill/line";
import { divideTicketed, wantedOf } from "@comanda/domain/bill/ticket-lines";
import type { BillId } from "@comanda/domain/id";
import type { Decimals } from "@comanda/domain/money/currency";
import { quantityOfTenths, tenthsOf } from "@comanda/domain/money/quantity";

import { lineValues, type LineRow } from "./bill-rows.ts";

/** What a split or a merge does to the rows of lines. */
export type LinePlan = {
  /** Those that became part of another line. */
  readonly joined: readonly LineRow[];
  readonly changed: readonly { readonly row: LineRow; readonly values: Omit<LineRow, "id"> }[];
  /** Those that were part of another line. */
  readonly parts: readonly Omit<LineRow, "id">[];
};

type MoveRules = {
  readonly currency: Decimals;
  /** By default a line keeps its key. */
  readonly keyOf?: (row: LineRow) => LineKey;
};

/** A bill as it is after the move, with the id under which it is kept. */
type Kept = { readonly id: BillId; readonly bill: Bill };

/**
 * A line that stays or goes as a whole keeps its row, with all that is noted in it; of one that is divided, the
 * part on the other bill gets a row of its own.
 */
export function planLineMoves(
  rows: readonly LineRow[],
  kept: readonly [Kept, Kept],
  { currency, keyOf = ({ key }) => lineKey(key) }: MoveRules,
): LinePlan {
  const rowsOf = Map.groupBy(rows, keyOf);
  const isOn = (id: BillId, key: LineKey): boolean =>
    kept.some((each) => each.id === id && each.bill.lines.some((line) => line.key === key));
  const places = kept.flatMap(({ id, bill }) =>
    bill.lines.map((line) => {
      const sources = rowsOf.get(line.key) ?? [];
      const row =
        sources.find((source) => source.bill === id) ??
        sources.find((source) => !isOn(source.bill, line.key));
      return { row, values: valuesOf(line, { id, sources, kept }, currency) };
    }),
  );
  const claimed = new Set(places.map(({ row }) => row));
  return {
    joined: rows.filter((row) => !claimed.has(row)),
    changed: places.flatMap(({ row, values }) => (row === undefined ? [] : [{ row, values }])),
    parts: places.flatMap(({ row, values }) => (row === undefined ? [values] : [])),
  };
}

type Place = {
  readonly id: BillId;
  /** The rows from which the line comes. */
  readonly sources: readonly LineRow[];
  readonly kept: readonly [Kept, Kept];
};

function valuesOf(
  line: Line,
  { id, sources, kept }: Place,
  currency: Decimals,
): Omit<LineRow, "id"> {
  const [source] = sources;
  if (source === undefined) throw new Error(`No bill had the line ${line.key}`);
  return {
    ...lineValues(line, { location: source.location, bill: id }, currency),
    stock_station: source.stock_station,
    ticketed_tenths: ticketedOn(id, line.key, { sources, kept }),
  };
}

/** What the kitchen was told of a line goes with it; of a divided one, each bill has its share. */
function ticketedOn(id: BillId, key: LineKey, { sources, kept }: Omit<Place, "id">): number {
  const told = sources.reduce((sum, row) => sum + row.ticketed_tenths, 0);
  const [first, second] = kept;
  const find = (each: Kept): Line | undefined => each.bill.lines.find((line) => line.key === key);
  const [onFirst, onSecond] = [find(first), find(second)];
  if (onFirst === undefined || onSecond === undefined) return told;
  const shares = divideTicketed(quantityOfTenths(told), {
    first: wantedOf(first.bill, onFirst),
    second: wantedOf(second.bill, onSecond),
  });
  return tenthsOf(id === first.id ? shares.first : shares.second);
}
