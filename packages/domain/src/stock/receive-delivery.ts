import type { StockItemId } from "../id.ts";
import { refuse, type Refusal } from "../refusal.ts";
import type { DeliveredStock } from "./group-deliveries-by-station.ts";
import { stockLevelOf, type StockItem, type StockLevels } from "./stock.ts";
import { addStock, noStock, type StockAmount } from "./stock-amount.ts";

/**
 * Computes the new counts after a delivery. It is added to the current stock, whatever count the till had read. A
 * negative amount takes away what broke or was counted wrong.
 */
export function receiveDelivery(
  levels: StockLevels,
  stocks: readonly Pick<DeliveredStock, "stockItem" | "delivered">[],
  items: readonly Pick<StockItem, "id" | "name">[],
): StockLevels | Refusal {
  const after = new Map<StockItemId, StockAmount>();
  for (const { stockItem, delivered } of stocks) {
    const before = after.get(stockItem) ?? stockLevelOf(levels, stockItem);
    if (delivered === 0 || !Number.isSafeInteger(before + delivered)) {
      return refuse("quantity-invalid");
    }
    const currentCount = addStock(before, delivered);
    if (exceedsStock({ delivered, currentCount })) {
      const names = items.filter(({ id }) => id === stockItem).map(({ name }) => name);
      return refuse("out-of-stock", { stockItems: [stockItem], names });
    }
    after.set(stockItem, currentCount);
  }
  return after;
}

/** Whether a row takes away more than there is. Its count is the one after the delivery. */
export function exceedsStock({
  delivered,
  currentCount,
}: Pick<DeliveredStock, "delivered" | "currentCount">): boolean {
  return delivered < noStock && currentCount < noStock;
}
