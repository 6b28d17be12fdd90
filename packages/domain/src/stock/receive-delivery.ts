import type { StockItemId } from "../id.ts";
import { refuse, type Refusal } from "../refusal.ts";
import type { DeliveredStock } from "./group-deliveries-by-station.ts";
import { stockLevelOf, type StockLevels } from "./stock.ts";
import { addStock, type StockAmount } from "./stock-amount.ts";

/** Computes the new counts after a delivery. It is added to the current stock, whatever count the till had read. */
export function receiveDelivery(
  levels: StockLevels,
  stocks: readonly Pick<DeliveredStock, "stockItem" | "delivered">[],
): StockLevels | Refusal {
  const after = new Map<StockItemId, StockAmount>();
  for (const { stockItem, delivered } of stocks) {
    const before = after.get(stockItem) ?? stockLevelOf(levels, stockItem);
    if (delivered <= 0 || !Number.isSafeInteger(before + delivered)) {
      return refuse("quantity-invalid");
    }
    after.set(stockItem, addStock(before, delivered));
  }
  return after;
}
