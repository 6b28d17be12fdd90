import type { Article } from "../menu/article.ts";
import type { Promotion } from "./promotion.ts";

/** Time is not counted in pieces, and the parts of a set share one price: both take no part in Buy X Get Y. */
export function promotionsForArticle(
  article: Pick<Article, "type" | "isSet">,
  promotions: readonly Promotion[],
): readonly Promotion[] {
  return article.isSet || article.type === "timer" ? withoutFreePieces(promotions) : promotions;
}

/** All promotions but Buy X Get Y. */
export function withoutFreePieces(promotions: readonly Promotion[]): readonly Promotion[] {
  return promotions.filter(({ offer }) => offer.type !== "buy-x-get-y");
}
