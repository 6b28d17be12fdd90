import type { ArticleId } from "../id.ts";
import { addQuantity, noQuantity, type Quantity } from "../money/quantity.ts";
import { currentLines, type Bill } from "./bill.ts";
import { isSold } from "./line.ts";

/**
 * Counts the pieces of each article on the bill that are not sent yet, free ones and mixers included. Credits take
 * pieces away; commission and discounts are money.
 */
export function unsentPieces(bill: Pick<Bill, "lines">): ReadonlyMap<ArticleId, Quantity> {
  const pieces = new Map<ArticleId, Quantity>();
  for (const line of currentLines(bill)) {
    if (!isSold(line)) continue;
    const { article, quantity } = line;
    pieces.set(article, addQuantity(pieces.get(article) ?? noQuantity, quantity));
  }
  return new Map([...pieces].filter(([, count]) => count > 0));
}
