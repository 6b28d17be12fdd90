import type { PromotionReply } from "@comanda/contract/promotion";
import {
  promotionTypeCodes,
  type PromotionTerms,
  type Promotion,
} from "@comanda/domain/promotion/promotion";
import { wireDate } from "@comanda/domain/time/wire-date";

export function presentPromotion(promotion: Promotion): PromotionReply {
  const { id, name, offer, articles, categories, customerType, isActive, priority } = promotion;
  const { fromDate, toDate, startTime, endTime, weekdays } = promotion;
  return {
    id,
    name,
    promotionType: promotionTypeCodes[offer.type],
    ...presentValues(offer),
    products: [...articles],
    categories: [...categories],
    customerType,
    active: isActive,
    priority,
    fromDate: fromDate === null ? null : wireDate(fromDate),
    toDate: toDate === null ? null : wireDate(toDate),
    startTime,
    endTime,
    dayOfWeek: [...weekdays],
  };
}

function presentValues(terms: PromotionTerms): Pick<PromotionReply, "value" | "subValue"> {
  switch (terms.type) {
    case "buy-x-get-y":
      return { value: terms.buy, subValue: terms.get };
    case "discount-percent":
    case "discount-price":
      return { value: terms.discount, subValue: 0 };
    case "special-price":
      return { value: terms.price, subValue: 0 };
    case "everything-free":
      return { value: 0, subValue: 0 };
  }
}
