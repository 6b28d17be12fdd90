import { toStoredLine } from "@comanda/contract/stored-line";
import type { Bill } from "@comanda/domain/bill/bill";
import { lineKey, type Line, type LineKey } from "@comanda/domain/bill/line";
import { divideTicketedQuantity, quantityToPrepare } from "@comanda/domain/bill/ticket-lines";
import { joinTicketedPieces, takeTicketedPieces } from "@comanda/domain/bill/ticketed-pieces";
import type { BillId } from "@comanda/domain/id";
import type { Decimals } from "@comanda/domain/money/currency";
import { quantityOfTenths, tenthsOf } from "@comanda/domain/money/quantity";

import type { LineRow } from "./bill-rows.ts";
import { readPiecesColumn, toPiecesColumn } from "./ticketed-pieces-column.ts";

/** How a split or a merge changes the line rows. */
export type LinePlan = {
  /** Rows that were merged into another line. */
  readonly joined: readonly LineRow[];
  readonly changed: readonly { readonly row: LineRow; readonly values: Omit<LineRow, "id"> }[];
  /** Rows that were divided from another line. */
  readonly parts: readonly Omit<LineRow, "id">[];
};

type MoveRules = {
  readonly currency: Decimals;
  /** By default a line keeps its key. */
  readonly keyOf?: (row: LineRow) => LineKey;
};

/** A bill after the move, with its stored id. */
type BillAfterMove = { readonly id: BillId; readonly bill: Bill };

/**
 * A line that stays or moves whole keeps its row with everything recorded in it; when a line is divided, the part on
 * the other bill gets a new row.
 */
export function planLineMoves(
  rows: readonly LineRow[],
  kept: readonly [BillAfterMove, BillAfterMove],
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

type LineTarget = {
  readonly id: BillId;
  /** The rows that the line came from. */
  readonly sources: readonly LineRow[];
  readonly kept: readonly [BillAfterMove, BillAfterMove];
};

function valuesOf(
  line: Line,
  { id, sources, kept }: LineTarget,
  currency: Decimals,
): Omit<LineRow, "id"> {
  const [source] = sources;
  if (source === undefined) throw new Error(`No bill had the line ${line.key}`);
  return {
    ...toStoredLine(line, { location: source.location, bill: id }, currency),
    stock_station: source.stock_station,
    ...ticketedOn(id, line.key, { sources, kept }),
    ticketed_seats: sources.find((row) => row.ticketed_tenths > 0)?.ticketed_seats ?? null,
  };
}

/** What is ticketed to the kitchen moves with its line; a divided line shares it between the two bills. */
function ticketedOn(
  id: BillId,
  key: LineKey,
  { sources, kept }: Omit<LineTarget, "id">,
): Pick<LineRow, "ticketed_tenths" | "ticketed_for"> {
  const ticketed = sources.reduce((sum, row) => sum + row.ticketed_tenths, 0);
  const pieces = joinTicketedPieces(sources.flatMap((row) => readPiecesColumn(row.ticketed_for)));
  const [first, second] = kept;
  const find = (each: BillAfterMove): Line | undefined =>
    each.bill.lines.find((line) => line.key === key);
  const [onFirst, onSecond] = [find(first), find(second)];
  if (onFirst === undefined || onSecond === undefined) {
    return { ticketed_tenths: ticketed, ticketed_for: toPiecesColumn(pieces) };
  }
  const shares = divideTicketedQuantity(quantityOfTenths(ticketed), {
    first: quantityToPrepare(first.bill, onFirst),
    second: quantityToPrepare(second.bill, onSecond),
  });
  const divided = takeTicketedPieces(pieces, shares.first);
  return id === first.id
    ? { ticketed_tenths: tenthsOf(shares.first), ticketed_for: toPiecesColumn(divided.taken) }
    : { ticketed_tenths: tenthsOf(shares.second), ticketed_for: toPiecesColumn(divided.left) };
}
