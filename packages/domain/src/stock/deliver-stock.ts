import type { StationId, StockItemId } from "../id.ts";
import type { StockId } from "./stock.ts";
import { addStock, type StockAmount } from "./stock-amount.ts";

/** What is known of an item at the station that a delivery goes to; without an id it never came there. */
export type StationCount = {
  readonly id: StockId | null;
  readonly station: StationId;
  readonly currentCount: StockAmount;
};

/** A row of the delivery screen: what came, and where it goes. */
export type DeliveryRow = {
  readonly stockItem: StockItemId;
  readonly target: StationCount | null;
  readonly delivered: StockAmount | null;
};

export type DeliveredStock = StationCount & {
  readonly stockItem: StockItemId;
  /** What to add, so that a sale between counting and confirming is not written over. */
  readonly delivered: StockAmount;
};

/** What PUT /stock/update tells the server about one station. */
export type StationDelivery = {
  readonly station: StationId;
  readonly stocks: readonly DeliveredStock[];
};

/** Rows with both a quantity and a station are delivered, station by station; without any, nothing is sent. */
export function deliverStock(rows: readonly DeliveryRow[]): readonly StationDelivery[] {
  const byStation = Map.groupBy(rows.flatMap(deliveredStock), ({ station }) => station);
  return [...byStation].map(([station, stocks]) => ({ station, stocks }));
}

function deliveredStock({ stockItem, target, delivered }: DeliveryRow): readonly DeliveredStock[] {
  if (target === null || delivered === null || delivered === 0) return [];
  const currentCount = addStock(target.currentCount, delivered);
  return [{ ...target, stockItem, currentCount, delivered }];
}
