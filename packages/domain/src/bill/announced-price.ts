import type { Article } from "../menu/article.ts";
import type { Money } from "../money/money.ts";
import { appliesToArticle } from "../promotion/choose-promotion.ts";
import { promotedPrice } from "../promotion/promoted-price.ts";
import type { Promotion } from "../promotion/promotion.ts";
import { dayNumber, type CalendarDate } from "../time/calendar.ts";

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
  today: CalendarDate,
): readonly Promotion[] {
  return promotions
    .filter(
      ({ isActive, customerType, toDate, offer }) =>
        isActive &&
        customerType === null &&
        offer.type !== "buy-x-get-y" &&
        (toDate === null || dayNumber(toDate) >= dayNumber(today)),
    )
    .toSorted((first, second) => second.priority - first.priority || first.id - second.id);
}
