import { toStoredLine } from "@comanda/contract/stored-line";
import { findLine } from "@comanda/domain/bill/bill";
import { lineKey } from "@comanda/domain/bill/line";
import type { PartedBills } from "@comanda/domain/bill/part-bills";
import { divideTicketedQuantity, quantityToPrepare } from "@comanda/domain/bill/ticket-lines";
import { takeTicketedPieces } from "@comanda/domain/bill/ticketed-pieces";
import type { BillId } from "@comanda/domain/id";
import type { Decimals } from "@comanda/domain/money/currency";
import { quantityOfTenths, tenthsOf } from "@comanda/domain/money/quantity";

import type { LineRow } from "./bill-rows.ts";
import type { StoredBill } from "./bill-store.ts";
import type { LinePlan } from "./plan-line-moves.ts";
import { readPiecesColumn, toPiecesColumn } from "./ticketed-pieces-column.ts";

type PartedRows = {
  /** The bill that gets its lines back. */
  readonly away: BillId;
  /** The former rows of its lines by their keys. */
  readonly rows: ReadonlyMap<string, number>;
  readonly currency: Decimals;
};

/**
 * A line that goes as a whole keeps its row with everything recorded in it. A line of which both bills had some is
 * divided: the other part gets the row back that it had, so that lines stand in the order of before. If the line had
 * come in that row, and more of it came since, what stays gets a new row.
 */
export function planPartedLines(
  { lines, row: { id } }: StoredBill,
  { joined, away, moved }: PartedBills,
  { away: other, rows, currency }: PartedRows,
): LinePlan & { readonly divided: readonly LineRow[] } {
  const changed: { readonly row: LineRow; readonly values: Omit<LineRow, "id"> }[] = [];
  const divided: LineRow[] = [];
  const parts: Omit<LineRow, "id">[] = [];
  const known = new Map(lines.map((row) => [lineKey(row.key), row]));
  for (const { from, line } of moved) {
    const row = known.get(from.key);
    if (row === undefined) throw new Error(`The bill had no line ${from.key}`);
    const { location, stock_station, ticketed_tenths, ticketed_seats, ticketed_for } = row;
    const gone = toStoredLine(line, { location, bill: other }, currency);
    const rest = findLine(joined, from.key);
    if (rest === null) {
      const marks = { stock_station, ticketed_tenths, ticketed_seats, ticketed_for };
      changed.push({ row, values: { ...gone, ...marks } });
      continue;
    }
    const ticketed = divideTicketedQuantity(quantityOfTenths(ticketed_tenths), {
      first: quantityToPrepare(joined, rest),
      second: quantityToPrepare(away, line),
    });
    const pieces = takeTicketedPieces(readPiecesColumn(ticketed_for), ticketed.first);
    const stays = {
      ...toStoredLine(rest, { location, bill: id }, currency),
      stock_station,
      ticketed_tenths: tenthsOf(ticketed.first),
      ticketed_seats,
      ticketed_for: toPiecesColumn(pieces.taken),
    };
    const goes = {
      ...gone,
      stock_station,
      ticketed_tenths: tenthsOf(ticketed.second),
      ticketed_seats,
      ticketed_for: toPiecesColumn(pieces.left),
    };
    const former = rows.get(line.key);
    if (former === undefined) throw new Error(`Nothing is known of the line ${line.key}`);
    if (former === row.id) {
      changed.push({ row, values: goes });
      parts.push(stays);
    } else {
      changed.push({ row, values: stays });
      divided.push({ id: former, ...goes });
    }
  }
  return { joined: [], changed, parts, divided };
}
