import type { StockItemId } from "../id.ts";
import { stockLevelOf, type Recipe, type StockLevels } from "./stock.ts";

/** Lists the items of a recipe that do not suffice for one more. */
export function findMissingStock(
  recipe: Recipe | null,
  levels: StockLevels,
): readonly StockItemId[] {
  const parts = recipe?.parts ?? [];
  return parts
    .filter(({ stockItem, amount }) => stockLevelOf(levels, stockItem) < amount)
    .map(({ stockItem }) => stockItem);
}
