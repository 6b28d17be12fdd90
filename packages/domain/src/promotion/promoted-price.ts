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
import type { Offer } from "./promotion.ts";

/** The price of one under an offer, never negative. */
export function promotedPrice(offer: Offer, productPrice: Money): Money {
  switch (offer.type) {
    case "buy-x-get-y":
      return productPrice;
    case "discount-percent":
      return notBelowZero(subtractMoney(productPrice, shareOnTop(productPrice, offer.discount)));
    case "special-price":
      return offer.price;
    case "discount-price":
      return notBelowZero(subtractMoney(productPrice, offer.discount));
    case "everything-free":
      return noMoney;
  }
}

/** The free pieces among a quantity: the last Y of every X + Y. */
export function freeQuantity(offer: Offer, count: Quantity): Quantity {
  if (offer.type !== "buy-x-get-y" || offer.get <= 0 || count <= 0) return noQuantity;
  const paid = offer.buy * 10;
  const free = offer.get * 10;
  const fullRounds = Math.floor(tenthsOf(count) / (paid + free));
  const begun = tenthsOf(count) % (paid + free);
  return quantityOfTenths(fullRounds * free + Math.max(0, begun - paid));
}

/** The price of a quantity under an offer. */
export function promotedTotal(offer: Offer, productPrice: Money, count: Quantity): Money {
  const paid = subtractQuantity(count, freeQuantity(offer, count));
  return lineTotal(promotedPrice(offer, productPrice), paid);
}

function notBelowZero(amount: Money): Money {
  return money(Math.max(0, amount));
}
