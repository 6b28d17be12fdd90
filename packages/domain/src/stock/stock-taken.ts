import { isSold, type Line } from "../bill/line.ts";
import type { StockItemId } from "../id.ts";
import { divideHalfUp } from "../money/round-half-up.ts";
import { tenthsOf } from "../money/quantity.ts";
import type { Recipe } from "./stock.ts";
import { addStock, negateStock, noStock, stockAmount, type StockAmount } from "./stock-amount.ts";

/** The amounts taken from stock, by item; returned amounts are negative. */
export type StockTaken = ReadonlyMap<StockItemId, StockAmount>;

export type StockLine = Pick<Line, "type" | "article" | "quantity">;

/** Sums the recipes of the lines; credits return stock. Commission and discounts are money, not goods. */
export function stockTaken(lines: readonly StockLine[], recipes: readonly Recipe[]): StockTaken {
  const byArticle = new Map(recipes.map((recipe) => [recipe.article, recipe]));
  const taken = lines
    .filter(isSold)
    .flatMap((line) => stockOfLine(line, byArticle.get(line.article)));
  return sumByItem(taken);
}

/** Inverts the taken stock, as for a void. */
export function stockGivenBack(taken: StockTaken): StockTaken {
  return new Map([...taken].map(([item, amount]) => [item, negateStock(amount)]));
}

/** Adds up what was taken; items of which nothing remains are left out. */
export function sumStock(taken: readonly StockTaken[]): StockTaken {
  return sumByItem(
    taken.flatMap((each) => [...each].map(([stockItem, amount]) => ({ stockItem, amount }))),
  );
}

type RecipePart = Recipe["parts"][number];

/** Rounds each line half away from zero, so that a line and its credit cancel out. */
function stockOfLine({ quantity }: StockLine, recipe: Recipe | undefined): readonly RecipePart[] {
  const parts = recipe?.parts ?? [];
  return parts.map(({ stockItem, amount }) => {
    const tenths = BigInt(amount) * BigInt(tenthsOf(quantity));
    return { stockItem, amount: stockAmount(Number(divideHalfUp(tenths, 10n))) };
  });
}

function sumByItem(parts: readonly RecipePart[]): StockTaken {
  const sums = new Map<StockItemId, StockAmount>();
  for (const { stockItem, amount } of parts) {
    sums.set(stockItem, addStock(sums.get(stockItem) ?? noStock, amount));
  }
  return new Map([...sums].filter(([, amount]) => amount !== 0));
}
