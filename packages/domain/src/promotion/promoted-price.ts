import { lineTotal } from "../money/line-total.ts";
import { money, noMoney, subtractMoney, type Money } from "../money/money.ts";
import {
  noQuantity,
  quantityOfTenths,
  subtractQuantity,
  tenthsOf,
  type Quantity,
} from "../money/quantity.ts";
import { shareOnTop } from "../money/rate.ts";
import type { PromotionTerms } from "./promotion.ts";

/** The price of one under these terms, never negative. */
export function promotedPrice(terms: PromotionTerms, productPrice: Money): Money {
  switch (terms.type) {
    case "buy-x-get-y":
      return productPrice;
    case "discount-percent":
      return notBelowZero(subtractMoney(productPrice, shareOnTop(productPrice, terms.discount)));
    case "special-price":
      return terms.price;
    case "discount-price":
      return notBelowZero(subtractMoney(productPrice, terms.discount));
    case "everything-free":
      return noMoney;
  }
}

/** The free pieces among a quantity: the last Y of every X + Y. */
export function freeQuantity(terms: PromotionTerms, count: Quantity): Quantity {
  if (terms.type !== "buy-x-get-y" || terms.get <= 0 || count <= 0) return noQuantity;
  const paid = terms.buy * 10;
  const free = terms.get * 10;
  const fullRounds = Math.floor(tenthsOf(count) / (paid + free));
  const begun = tenthsOf(count) % (paid + free);
  return quantityOfTenths(fullRounds * free + Math.max(0, begun - paid));
}

/** The price of a quantity under these terms. */
export function promotedTotal(terms: PromotionTerms, productPrice: Money, count: Quantity): Money {
  const paid = subtractQuantity(count, freeQuantity(terms, count));
  return lineTotal(promotedPrice(terms, productPrice), paid);
}

function notBelowZero(amount: Money): Money {
  return money(Math.max(0, amount));
}
