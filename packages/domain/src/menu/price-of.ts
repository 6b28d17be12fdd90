import { noMoney, type Money } from "../money/money.ts";
import { refuse, type Refusal } from "../refusal.ts";
import type { Article } from "./article.ts";

/** The price of one: from the menu, or the typed price within the limits of a variable price. */
export function priceOf(article: Article, typed: Money | null): Money | Refusal {
  if (!article.hasVariablePrice) return article.price;
  if (typed === null) return refuse("price-required");
  const minimum = article.priceMinimum ?? noMoney;
  const maximum = article.priceMaximum;
  if (typed >= minimum && (maximum === null || typed <= maximum)) return typed;
  return refuse("price-out-of-range", maximum === null ? { minimum } : { minimum, maximum });
}
