import { lineKey, type Line, type LineKey } from "@comanda/domain/bill/line";
import type { StationId } from "@comanda/domain/id";
import { placeLine, type PlacedLine } from "@comanda/domain/stock/stock-by-station";

import type { Session } from "#call/session.ts";

import type { LineRow } from "./bill-rows.ts";

/** Returns a function that sets, per line, the station whose stock it uses; without a station no stock is taken. */
export function placer(
  { station: here }: Session,
  rows: readonly LineRow[],
): (line: Line) => (Line & PlacedLine) | null {
  const known = new Map<LineKey, StationId>();
  for (const { key, stock_station } of rows) {
    if (stock_station !== null) known.set(lineKey(key), stock_station);
  }
  return (line) => (here === null ? null : placeLine(line, { known, here }));
}

/** The lines whose stock is counted. */
export function placeLines(
  session: Session,
  rows: readonly LineRow[],
  lines: readonly Line[],
): readonly PlacedLine[] {
  const place = placer(session, rows);
  return lines.flatMap((line) => place(line) ?? []);
}
