import type { ReportRow } from "@comanda/domain/owner-report/owner-report";
import { sumStockMoves } from "@comanda/domain/owner-report/sum-stock-moves";

import type { ReportInput } from "./read-in-batches.ts";
import { findStockMoves, findStockNames } from "./stock-moves-store.ts";

/** The stock movements of each stock item at each station. */
export async function stockRows({
  database,
  location,
  span,
}: ReportInput): Promise<readonly ReportRow[]> {
  if (span === null) return [];
  const moves = await findStockMoves(database, location, span);
  const names = await findStockNames(database, location);
  const rows = sumStockMoves(moves).map(({ stock, ...sums }) => ({
    stockItem: names.get(stock)?.stockItem ?? "",
    station: names.get(stock)?.station ?? "",
    ...sums,
  }));
  return rows.toSorted(
    (one, other) =>
      one.stockItem.localeCompare(other.stockItem) || one.station.localeCompare(other.station),
  );
}
