import type { Article } from "../menu/article.ts";
import type { Money } from "../money/money.ts";
import { appliesToArticle } from "../promotion/choose-promotion.ts";
import { promotedPrice } from "../promotion/promoted-price.ts";
import { isPromotionOver } from "../promotion/promotion-hours.ts";
import type { Promotion } from "../promotion/promotion.ts";
import type { LocalTime } from "../time/local-time.ts";

/**
 * The price of one during a promotion, for a list that guests read at any hour; null if it gives none or no lower one. A
 * price that is asked for has none.
 */
export function announcedPrice(
  article: Pick<Article, "id" | "category" | "price" | "hasVariablePrice">,
  promotion: Promotion,
): Money | null {
  const { id, category, price, hasVariablePrice } = article;
  if (hasVariablePrice || !appliesToArticle(promotion, { article: id, category })) return null;
  const promoted = promotedPrice(promotion.offer, price);
  return promoted < price ? promoted : null;
}

/**
 * Lists the promotions that a price list can announce, those that win first: in use, not over, for all guests, and with a
 * price of their own. Buy X Get Y has none.
 */
export function announceablePromotions(
  promotions: readonly Promotion[],
  now: LocalTime,
): readonly Promotion[] {
  return promotions
    .filter(
      (promotion) =>
        promotion.isActive &&
        promotion.customerType === null &&
        promotion.offer.type !== "buy-x-get-y" &&
        !isPromotionOver(promotion, now),
    )
    .toSorted((first, second) => second.priority - first.priority || first.id - second.id);
}
