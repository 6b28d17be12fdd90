import type { Article } from "./article.ts";
import { levelsFor, type OrderLevel } from "./order-level.ts";

export type NextStep = "set-price" | "choose-parts" | "add";

/** The next step after pressing an article: a variable price, or the parts of a set, are asked for before it is added. */
export function nextStep({
  hasVariablePrice,
  isSet,
}: Pick<Article, "hasVariablePrice" | "isSet">): NextStep {
  if (isSet) return "choose-parts";
  return hasVariablePrice ? "set-price" : "add";
}

/** Whether the till asks for the earner of the commission right after adding the article. */
export function asksForCommission({
  commissionActive,
}: Pick<Article, "commissionActive">): boolean {
  return commissionActive;
}

/**
 * Whether the till asks for the order level right after adding the article: the location wants it and the article has
 * levels.
 */
export function asksForLevel(
  article: Pick<Article, "hasOrderLevel" | "productGroup">,
  levels: readonly OrderLevel[],
  isAskedHere: boolean,
): boolean {
  return isAskedHere && levelsFor(article, levels).length > 0;
}
