import type { StaffId } from "../id.ts";
import { checkForSale } from "../menu/check-for-sale.ts";
import type { Article } from "../menu/article.ts";
import { priceOf } from "../menu/price-of.ts";
import type { Money } from "../money/money.ts";
import type { Quantity } from "../money/quantity.ts";
import { choosePromotion } from "../promotion/choose-promotion.ts";
import type { SaleMoment } from "../promotion/is-promotion-active.ts";
import { promotedPrice } from "../promotion/promoted-price.ts";
import type { Promotion } from "../promotion/promotion.ts";
import { isRefusal, refuse, type Refusal } from "../refusal.ts";
import { addNormalLines } from "./add-normal-lines.ts";
import { requireOpen, type Bill } from "./bill.ts";
import type { LineKey } from "./line.ts";
import { requireNoCredits, requireSaleQuantity } from "./sale-and-credit.ts";
import type { ShownPrice } from "./shown-price.ts";
import { startTimer } from "./start-timer.ts";

/** One press on an article. */
export type Addition = {
  readonly key: LineKey;
  readonly article: Article;
  readonly quantity: Quantity;
  /** More of the same may join the last line; what a till has sent stays the line that it was there. */
  readonly joins: boolean;
  /** Typed on the price screen for an article of variable price. */
  readonly typedPrice: Money | null;
  readonly promotions: readonly Promotion[];
  readonly moment: SaleMoment;
  /** What the till has shown for it already, which stays; a new press has none. */
  readonly frozen?: ShownPrice | undefined;
};

/** An addition with what the house asks for it and who serves it, frozen from now on. */
export type PricedAddition = Addition & {
  readonly staff: StaffId;
  readonly productPrice: Money;
  readonly price: Money;
  readonly promotion: Promotion | null;
};

/** A press on an article adds it, at today's price, to a bill that has staff and a table or room. */
export function addArticle(bill: Bill, addition: Addition): Bill | Refusal {
  const refusal =
    requireOpen(bill) ??
    checkForSale(addition.article) ??
    requireSaleQuantity(addition.quantity) ??
    requireNoCredits(bill);
  if (refusal !== null) return refusal;
  if (bill.staff === null || bill.place === null) return refuse("create-order-or-get-bill");
  const priced = freezePrice(addition, bill.staff);
  if (isRefusal(priced)) return priced;
  return addition.article.type === "timer"
    ? startTimer(bill, priced)
    : addNormalLines(bill, priced);
}

function freezePrice(addition: Addition, staff: StaffId): PricedAddition | Refusal {
  const { article, quantity, promotions, moment, frozen, typedPrice } = addition;
  const productPrice =
    frozen === undefined ? priceOf(article, typedPrice) : (typedPrice ?? article.price);
  if (isRefusal(productPrice)) return productPrice;
  const sold = { article: article.id, productPrice, quantity };
  // Time is not counted in pieces, so it takes no part in Buy X Get Y.
  const offers =
    article.type === "timer"
      ? promotions.filter(({ offer }) => offer.type !== "buy-x-get-y")
      : promotions;
  const promotion = choosePromotion(offers, sold, moment);
  const price = promotion === null ? productPrice : promotedPrice(promotion.offer, productPrice);
  return { ...addition, staff, productPrice, price: frozen?.price ?? price, promotion };
}
