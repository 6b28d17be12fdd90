import type { Bill } from "../bill/bill.ts";
import { isSold, lineAmount, type Line } from "../bill/line.ts";
import type { ArticleId } from "../id.ts";
import type { Decimals } from "../money/currency.ts";
import { sumMoney, type Money } from "../money/money.ts";
import { sumQuantity, type Quantity } from "../money/quantity.ts";

/** The quantity and amount sold of an article. */
export type ArticleSale = {
  readonly article: ArticleId;
  readonly quantity: Quantity;
  readonly amount: Money;
};

/**
 * Sums the sales of closed bills by article, less credits. Commission that guests paid and discounts count with their
 * article, so that the amounts add up to the totals of the bills.
 */
export function sumArticles(bills: readonly Bill[], currency: Decimals): readonly ArticleSale[] {
  const lines = bills.filter(({ status }) => status === "closed").flatMap((bill) => bill.lines);
  return [...Map.groupBy(lines, ({ article }) => article)]
    .map(([article, own]) => toArticleSale(article, own, currency))
    .filter(({ quantity, amount }) => quantity !== 0 || amount !== 0)
    .toSorted((one, other) => one.article - other.article);
}

function toArticleSale(
  article: ArticleId,
  lines: readonly Line[],
  currency: Decimals,
): ArticleSale {
  const sold = lines.filter(isSold);
  return {
    article,
    quantity: sumQuantity(sold.map((line) => line.quantity)),
    amount: sumMoney(lines.map((line) => lineAmount(line, currency))),
  };
}
