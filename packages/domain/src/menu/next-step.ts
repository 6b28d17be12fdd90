import type { Article } from "./article.ts";
import { levelsFor, type OrderLevel } from "./order-level.ts";

export type NextStep = "set-price" | "add";

/** What a press on an article leads to: a variable price is asked for first, anything else is added. */
export function nextStep({ hasVariablePrice }: Pick<Article, "hasVariablePrice">): NextStep {
  return hasVariablePrice ? "set-price" : "add";
}

/** Whether, once the article is added, the till asks right away who earns the commission. */
export function asksForCommission({
  commissionActive,
}: Pick<Article, "commissionActive">): boolean {
  return commissionActive;
}

/** Whether, once the article is added, the till asks how it is wanted: where the venue says so and there are levels. */
export function asksForLevel(
  article: Pick<Article, "hasOrderLevel" | "productGroup">,
  levels: readonly OrderLevel[],
  isAskedHere: boolean,
): boolean {
  return isAskedHere && levelsFor(article, levels).length > 0;
}
