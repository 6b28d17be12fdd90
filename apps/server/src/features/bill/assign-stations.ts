import { lineKey, type Line, type LineKey } from "@comanda/domain/bill/line";
import {
  assignStation,
  type LineWithStation,
  type StockSource,
} from "@comanda/domain/stock/stock-by-station";

import type { Session } from "#call/session.ts";

import type { LineRow } from "./bill-rows.ts";

/** Returns a function that sets, per line, the station whose stock it uses; without a station no stock is taken. */
export function createStationAssigner(
  { station: here }: Session,
  rows: readonly LineRow[],
): (line: Line) => (Line & LineWithStation) | null {
  const known = new Map<LineKey, StockSource>();
  for (const { key, stock_station: station, round } of rows) {
    if (station !== null) known.set(lineKey(key), { station, round });
  }
  return (line) => (here === null ? null : assignStation(line, { known, here }));
}

/** The lines whose stock is counted. */
export function assignStations(
  session: Session,
  rows: readonly LineRow[],
  lines: readonly Line[],
): readonly LineWithStation[] {
  const place = createStationAssigner(session, rows);
  return lines.flatMap((line) => place(line) ?? []);
}
