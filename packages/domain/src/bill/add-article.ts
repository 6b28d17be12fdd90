import type { StaffId } from "../id.ts";
import { checkForSale } from "../menu/check-for-sale.ts";
import type { Article } from "../menu/article.ts";
import { articleAt } from "../menu/dated-price.ts";
import { priceOf } from "../menu/price-of.ts";
import type { Money } from "../money/money.ts";
import type { Quantity } from "../money/quantity.ts";
import { choosePromotion } from "../promotion/choose-promotion.ts";
import type { SaleMoment } from "../promotion/is-promotion-active.ts";
import { promotedPrice } from "../promotion/promoted-price.ts";
import type { Promotion } from "../promotion/promotion.ts";
import { promotionsForArticle } from "../promotion/promotions-for-article.ts";
import { isRefusal, refuse, type Refusal } from "../refusal.ts";
import { addNormalLines } from "./add-normal-lines.ts";
import { requireOpen, type Bill } from "./bill.ts";
import type { LineKey } from "./line.ts";
import { requireNoCredits, requireSaleQuantity } from "./sale-and-credit-guards.ts";
import type { ShownPrice } from "./shown-price.ts";
import { startTimer } from "./start-timer.ts";

/** One press of an article tile. */
export type ArticleAddition = {
  readonly key: LineKey;
  readonly article: Article;
  readonly quantity: Quantity;
  /**
   * Whether it may join the last line when that has the same article. False for a line that a till has sent: it stays a
   * line of its own.
   */
  readonly joins: boolean;
  /** The price typed on the price screen, for an article of variable price. */
  readonly typedPrice: Money | null;
  readonly promotions: readonly Promotion[];
  readonly moment: SaleMoment;
  /** Whom it is for, and with what it is served: see `CommonFields`. */
  readonly seats?: readonly number[] | undefined;
  readonly course?: number | null | undefined;
  /** The price that the till has already shown for this press, which stays fixed. A new press has none. */
  readonly frozen?: ShownPrice | undefined;
};

/** An addition with its staff and with the prices that apply from now on. */
export type PricedAddition = ArticleAddition & {
  readonly staff: StaffId;
  readonly productPrice: Money;
  readonly price: Money;
  readonly promotion: Promotion | null;
};

/** Adds an article at today's price. The bill needs staff and a table or room. */
export function addArticle(bill: Bill, addition: ArticleAddition): Bill | Refusal {
  const refusal =
    requireOpen(bill) ??
    checkForSale(addition.article) ??
    requireSaleQuantity(addition.quantity) ??
    requireNoCredits(bill);
  if (refusal !== null) return refusal;
  if (addition.article.isSet) {
    return refuse("set-without-parts", { article: addition.article.name });
  }
  if (bill.staff === null || bill.place === null) return refuse("create-order-or-get-bill");
  const priced = priceAddition(addition, bill.staff);
  if (isRefusal(priced)) return priced;
  return addition.article.type === "timer"
    ? startTimer(bill, priced)
    : addNormalLines(bill, priced);
}

/** Prices an addition by the menu and the promotions of its moment. */
export function priceAddition(addition: ArticleAddition, staff: StaffId): PricedAddition | Refusal {
  const { quantity, promotions, moment, frozen, typedPrice } = addition;
  const article = articleAt(addition.article, moment);
  const productPrice =
    frozen === undefined ? priceOf(article, typedPrice) : (typedPrice ?? article.price);
  if (isRefusal(productPrice)) return productPrice;
  const sold = { article: article.id, category: article.category, productPrice, quantity };
  const promotion = choosePromotion(promotionsForArticle(article, promotions), sold, moment);
  const price = promotion === null ? productPrice : promotedPrice(promotion.offer, productPrice);
  return { ...addition, staff, productPrice, price: frozen?.price ?? price, promotion };
}
