import { formatDateTime } from "@comanda/contract/wire";
import type { ReportRow } from "@comanda/domain/owner-report/report-row";
import { moveKind, sumStockMoves } from "@comanda/domain/owner-report/sum-stock-moves";

import { findStaffNames } from "./name-store.ts";
import type { ReportInput } from "./read-in-batches.ts";
import { findBillNumbers, findStockMoves, findStockNames } from "./stock-moves-store.ts";

/** The stock movements of each stock item at each station. */
export async function stockRows({
  database,
  location,
  span,
}: ReportInput): Promise<readonly ReportRow[]> {
  if (span === null) return [];
  const moves = await findStockMoves(database, location, span);
  const names = await findStockNames(database, location);
  return sumStockMoves(moves)
    .map(({ stock, ...sums }) => ({
      stock,
      stockItem: names.get(stock)?.stockItem ?? "",
      station: names.get(stock)?.station ?? "",
      ...sums,
    }))
    .toSorted(
      (one, other) =>
        one.stockItem.localeCompare(other.stockItem, "en") ||
        one.station.localeCompare(other.station, "en") ||
        one.stock - other.stock,
    )
    .map(({ stock, ...row }) => ({ key: String(stock), ...row }));
}

/** The movements of one stock item at one station, each with the bill that took or returned it. */
export async function stockMoveRows(
  { database, location, span }: ReportInput,
  stock: number,
): Promise<readonly ReportRow[]> {
  if (span === null) return [];
  const all = await findStockMoves(database, location, span);
  const moves = all.filter((move) => move.stock === stock);
  const names = await findStaffNames(database, location);
  const bills = new Set(moves.flatMap(({ bill }) => (bill === null ? [] : [bill])));
  const numbers = await findBillNumbers(database, location, [...bills]);
  return moves.map((move) => {
    const [sums] = sumStockMoves([move]);
    const number = move.bill === null ? undefined : numbers.get(move.bill);
    return {
      ...sums,
      key: number === undefined ? null : String(move.bill),
      at: formatDateTime(move.at),
      what: moveKind(move),
      bill: number === undefined ? "" : `#${number}`,
      staff: move.staff === null ? "" : (names.get(move.staff) ?? ""),
    };
  });
}
