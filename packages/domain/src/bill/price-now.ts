import type { Article } from "../menu/article.ts";
import { priceAt } from "../menu/dated-price.ts";
import type { Money } from "../money/money.ts";
import { oneQuantity } from "../money/quantity.ts";
import { choosePromotion } from "../promotion/choose-promotion.ts";
import type { SaleMoment } from "../promotion/is-promotion-active.ts";
import { promotedPrice } from "../promotion/promoted-price.ts";
import type { Promotion } from "../promotion/promotion.ts";
import { promotionsForArticle } from "../promotion/promotions-for-article.ts";

/** The price of one at this moment, if a promotion changes it. A price that is asked for has none yet. */
export function priceNow(
  article: Pick<
    Article,
    "id" | "category" | "price" | "datedPrices" | "type" | "isSet" | "hasVariablePrice"
  >,
  promotions: readonly Promotion[],
  moment: SaleMoment,
): Money | null {
  if (article.hasVariablePrice) return null;
  const price = priceAt(article, moment);
  const sold = {
    article: article.id,
    category: article.category,
    productPrice: price,
    quantity: oneQuantity,
  };
  const promotion = choosePromotion(promotionsForArticle(article, promotions), sold, moment);
  const now = promotion === null ? price : promotedPrice(promotion.offer, price);
  return now === price ? null : now;
}
