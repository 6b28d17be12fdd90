import type { StockItemId } from "../id.ts";
import { levelOf, type Recipe, type StockLevels } from "./stock.ts";

/** The items of a recipe of which a station has too little for even one more. */
export function outOfStock(recipe: Recipe | null, levels: StockLevels): readonly StockItemId[] {
  const parts = recipe?.parts ?? [];
  return parts
    .filter(({ stockItem, amount }) => levelOf(levels, stockItem) < amount)
    .map(({ stockItem }) => stockItem);
}
