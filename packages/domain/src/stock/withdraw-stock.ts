import type { StockItemId } from "../id.ts";
import { isRefusal, refuse, type Refusal } from "../refusal.ts";
import { stockLevelOf, type StockItem, type StockLevels } from "./stock.ts";
import { subtractStock } from "./stock-amount.ts";
import type { StockMove } from "./stock-by-station.ts";
import type { StockTaken } from "./stock-taken.ts";

type NamedItems = readonly Pick<StockItem, "id" | "name">[];

/** Computes the new counts after taking stock. Taking more than there is gets refused; returning always works. */
export function withdrawStock(
  levels: StockLevels,
  taken: StockTaken,
  items: NamedItems,
): StockLevels | Refusal {
  const missing = [...taken]
    .filter(([item, amount]) => amount > 0 && stockLevelOf(levels, item) < amount)
    .map(([item]) => item);
  if (missing.length > 0) {
    return refuse("out-of-stock", { stockItems: missing, names: namesOf(missing, items) });
  }
  return takeUsedStock(levels, taken);
}

/** Computes the new counts after stock was used up, below zero if the count was wrong: it is gone in any case. */
export function takeUsedStock(levels: StockLevels, used: StockTaken): StockLevels {
  return new Map(
    [...used].map(([item, amount]) => [item, subtractStock(stockLevelOf(levels, item), amount)]),
  );
}

/** Computes the new counts after a change of a bill. Only what is ordered can be refused. */
export function moveStockLevels(
  levels: StockLevels,
  { used, ordered }: StockMove,
  items: NamedItems,
): StockLevels | Refusal {
  const before = takeUsedStock(levels, used);
  const after = withdrawStock(new Map([...levels, ...before]), ordered, items);
  return isRefusal(after) ? after : new Map([...before, ...after]);
}

function namesOf(wanted: readonly StockItemId[], items: NamedItems): readonly string[] {
  return items.filter(({ id }) => wanted.includes(id)).map(({ name }) => name);
}
