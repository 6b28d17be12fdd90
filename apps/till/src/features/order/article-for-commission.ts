import { commissionOf } from "@comanda/domain/commission/match-commission";
import { requireLastItem, requireOrder } from "@comanda/domain/bill/order-guards";
import { isItemOrPart } from "@comanda/domain/bill/set-lines";
import type { ArticleId } from "@comanda/domain/id";
import type { Article } from "@comanda/domain/menu/article";
import { refuse, type Refusal } from "@comanda/domain/refusal";

import { selectedLine } from "./line-guards.ts";
import { requireReference } from "./sale-context.ts";
import { useOrder } from "./order-store.ts";
import { itemForMixers } from "./press-mixer.ts";

/** The article of the selected item or part of a set, or of the last item, if it can earn a commission. */
export function articleForCommission(): ArticleId | Refusal {
  const { bill, selected } = useOrder.getState();
  const refusal = requireOrder(bill) ?? requireLastItem(bill);
  if (refusal !== null) return refusal;
  const line = selectedLine();
  const item = line !== null && isItemOrPart(line) ? line : bill && itemForMixers(bill, selected);
  const article = item === null ? null : articleOf(item.article);
  const commission = article === null ? null : commissionFor(article);
  return article === null || commission === null
    ? refuse("product-without-commission")
    : article.id;
}

/** The commission of an article, set on itself or on its category. */
export function commissionFor(article: Article) {
  const { menu, commissions } = requireReference();
  const category = menu.categories.find(({ id }) => id === article.category) ?? null;
  return commissionOf(article, category, commissions);
}

function articleOf(wanted: ArticleId): Article | null {
  return requireReference().menu.articles.find(({ id }) => id === wanted) ?? null;
}
