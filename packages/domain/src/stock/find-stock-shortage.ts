import { isSold } from "../bill/line.ts";
import type { ArticleId } from "../id.ts";
import { stockLevelOf, type Recipe, type StockLevels } from "./stock.ts";
import { stockTaken, type StockLine } from "./stock-taken.ts";

/** The lines that are checked against the stock of one station. */
type StockCheck = {
  readonly lines: readonly StockLine[];
  readonly recipes: readonly Recipe[];
  readonly levels: StockLevels;
};

/**
 * Finds the first article of which more is ordered than the stock allows, and how many are possible; null if all are.
 */
export function findStockShortage({
  lines,
  recipes,
  levels,
}: StockCheck): { readonly article: ArticleId; readonly left: number } | null {
  const taken = stockTaken(lines, recipes);
  for (const { article, parts } of recipes) {
    const own = lines.filter((line) => line.article === article && isSold(line));
    // Nearly all of a menu's recipes: a press must not cost more for each of them.
    if (own.length === 0) continue;
    const asked = own.reduce((sum, { quantity }) => sum + quantity, 0);
    const ownTaken = stockTaken(own, recipes);
    const fits = parts
      .filter(({ amount }) => amount > 0)
      .map(({ stockItem, amount }) => {
        const others = (taken.get(stockItem) ?? 0) - (ownTaken.get(stockItem) ?? 0);
        return Math.floor((stockLevelOf(levels, stockItem) - others) / amount);
      });
    const left = Math.max(0, Math.min(...fits));
    if (fits.length > 0 && asked > left) return { article, left };
  }
  return null;
}
