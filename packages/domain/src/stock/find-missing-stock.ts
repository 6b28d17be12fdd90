import type { StockItemId } from "../id.ts";
import { levelOf, type Recipe, type StockLevels } from "./stock.ts";

/** Lists the items of a recipe that do not suffice for one more. */
export function outOfStock(recipe: Recipe | null, levels: StockLevels): readonly StockItemId[] {
  const parts = recipe?.parts ?? [];
  return parts
    .filter(({ stockItem, amount }) => levelOf(levels, stockItem) < amount)
    .map(({ stockItem }) => stockItem);
}
