import type { ArticleId, CategoryId } from "../id.ts";
import type { Money } from "../money/money.ts";
import type { Quantity } from "../money/quantity.ts";
import { isPromotionActive, type SaleMoment } from "./is-promotion-active.ts";
import { promotedTotal } from "./promoted-price.ts";
import type { Promotion } from "./promotion.ts";

/** The article being added, with its category, menu price and quantity. */
export type PromotedArticle = {
  readonly article: ArticleId;
  readonly category: CategoryId;
  readonly productPrice: Money;
  readonly quantity: Quantity;
};

/**
 * Chooses one promotion per line: among the active ones the highest priority, then the cheapest for the guest, then the
 * oldest, so that every till chooses the same.
 */
export function choosePromotion(
  promotions: readonly Promotion[],
  sold: PromotedArticle,
  moment: SaleMoment,
): Promotion | null {
  const cost = ({ offer }: Promotion): Money =>
    promotedTotal(offer, sold.productPrice, sold.quantity);
  const [best] = promotions
    .filter((one) => appliesToArticle(one, sold) && isPromotionActive(one, moment))
    .toSorted(
      (first, second) =>
        second.priority - first.priority || cost(first) - cost(second) || first.id - second.id,
    );
  return best ?? null;
}

/** Whether a promotion is about an article. */
export function appliesToArticle(
  { offer, articles, categories }: Promotion,
  { article, category }: Pick<PromotedArticle, "article" | "category">,
): boolean {
  return (
    offer.type === "everything-free" || articles.includes(article) || categories.includes(category)
  );
}
