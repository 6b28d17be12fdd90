import type { PromotionReply } from "@comanda/contract/promotion";
import {
  toPromotionTerms,
  promotionTypeCodes,
  type Promotion,
  type PromotionType,
} from "@comanda/domain/promotion/promotion";
import { parseWireDate } from "@comanda/domain/time/wire-date";

/** Converts a promotion from the wire for the domain rules. */
export function toPromotion(reply: PromotionReply): Promotion {
  return {
    id: reply.id,
    name: reply.name,
    offer: toPromotionTerms(types[reply.promotionType], reply.value, reply.subValue),
    articles: reply.products,
    categories: reply.categories,
    customerType: reply.customerType,
    isActive: reply.active,
    priority: reply.priority,
    fromDate: reply.fromDate === null ? null : parseWireDate(reply.fromDate),
    toDate: reply.toDate === null ? null : parseWireDate(reply.toDate),
    startTime: reply.startTime,
    endTime: reply.endTime,
    weekdays: reply.dayOfWeek,
  };
}

const types: Readonly<Record<PromotionReply["promotionType"], PromotionType>> = {
  [promotionTypeCodes["buy-x-get-y"]]: "buy-x-get-y",
  [promotionTypeCodes["discount-percent"]]: "discount-percent",
  [promotionTypeCodes["special-price"]]: "special-price",
  [promotionTypeCodes["discount-price"]]: "discount-price",
  [promotionTypeCodes["everything-free"]]: "everything-free",
};
