import type { StockItemId } from "../id.ts";
import { refuse, type Refusal } from "../refusal.ts";
import { stockLevelOf, type StockItem, type StockLevels } from "./stock.ts";
import { subtractStock } from "./stock-amount.ts";
import type { StockTaken } from "./stock-taken.ts";

/** Computes the new counts after taking stock. Taking more than there is gets refused; returning always works. */
export function withdrawStock(
  levels: StockLevels,
  taken: StockTaken,
  items: readonly Pick<StockItem, "id" | "name">[],
): StockLevels | Refusal {
  const missing = [...taken]
    .filter(([item, amount]) => amount > 0 && stockLevelOf(levels, item) < amount)
    .map(([item]) => item);
  if (missing.length > 0) {
    return refuse("out-of-stock", { stockItems: missing, names: namesOf(missing, items) });
  }
  return new Map(
    [...taken].map(([item, amount]) => [item, subtractStock(stockLevelOf(levels, item), amount)]),
  );
}

function namesOf(
  wanted: readonly StockItemId[],
  items: readonly Pick<StockItem, "id" | "name">[],
): readonly string[] {
  return items.filter(({ id }) => wanted.includes(id)).map(({ name }) => name);
}
