import type { StationId, StockItemId } from "../id.ts";
import type { StockId } from "./stock.ts";
import { addStock, type StockAmount } from "./stock-amount.ts";

/** The count of an item at the target station; without an id, the item was never delivered there. */
export type StationCount = {
  readonly id: StockId | null;
  readonly station: StationId;
  readonly currentCount: StockAmount;
};

/** A row of the delivery screen: the quantity and its target. */
export type DeliveryRow = {
  readonly stockItem: StockItemId;
  readonly target: StationCount | null;
  readonly delivered: StockAmount | null;
};

export type DeliveredStock = StationCount & {
  readonly stockItem: StockItemId;
  /**
   * The quantity to add, or below zero to take away; `currentCount` alone would overwrite a sale made in the meantime.
   */
  readonly delivered: StockAmount;
};

/** The body of PUT /stock/update for one station. */
export type StationDelivery = {
  readonly station: StationId;
  readonly stocks: readonly DeliveredStock[];
};

/** Groups rows with a quantity and a station by station. Without any such row, nothing is sent. */
export function groupDeliveriesByStation(rows: readonly DeliveryRow[]): readonly StationDelivery[] {
  const byStation = Map.groupBy(rows.flatMap(toDeliveredStock), ({ station }) => station);
  return [...byStation].map(([station, stocks]) => ({ station, stocks }));
}

function toDeliveredStock({
  stockItem,
  target,
  delivered,
}: DeliveryRow): readonly DeliveredStock[] {
  if (target === null || delivered === null || delivered === 0) return [];
  const currentCount = addStock(target.currentCount, delivered);
  return [{ ...target, stockItem, currentCount, delivered }];
}
