import type { BodyOf, ReplyOf } from "@comanda/contract/call";
import type { tryPromotions as tryPromotionsCall } from "@comanda/contract/office-selling";
import type { LocationId } from "@comanda/domain/id";
import { priceAt } from "@comanda/domain/menu/dated-price";
import { quantity } from "@comanda/domain/money/quantity";
import { lineTotal } from "@comanda/domain/money/line-total";
import { choosePromotion } from "@comanda/domain/promotion/choose-promotion";
import {
  freeQuantity,
  promotedPrice,
  promotedTotal,
} from "@comanda/domain/promotion/promoted-price";
import { promotionsForArticle } from "@comanda/domain/promotion/promotions-for-article";
import { parseWireDateTime } from "@comanda/domain/time/wire-date";

import type { Database } from "#database/database.ts";
import { recordNotFound, refuseFields, type RefusedCall } from "#call/refused-call.ts";
import { uncachedReader } from "#journal/cache-per-reference-version.ts";

import { findPricingMenu } from "../menu/index.ts";
import { findPromotions } from "../promotion/index.ts";
import { findTimeZone } from "../venue/index.ts";

type Call = typeof tryPromotionsCall;

/** What articles would cost at a moment, by the same rules that the till uses. */
export async function tryPromotions(
  database: Database,
  location: LocationId,
  { at: text, customerType, articles: wanted }: BodyOf<Call>,
): Promise<ReplyOf<Call> | RefusedCall> {
  const at = parseWireDateTime(text);
  if (at === null) {
    return refuseFields("invalid-request", [{ field: "at", error: "Wrong date format" }]);
  }
  const articles = wanted.map(({ article }) => article);
  const { menu } = await findPricingMenu(uncachedReader(database, location), {
    station: null,
    articles,
  });
  const known = new Map(menu.articles.map((article) => [article.id, article]));
  const missing = articles.find((article) => !known.has(article));
  if (missing !== undefined) return recordNotFound("Article", missing);
  const promotions = await findPromotions(database, location);
  const moment = { at, timeZone: await findTimeZone(database, location), customerType };
  return {
    articles: wanted.flatMap(({ article, quantity: count }): ReplyOf<Call>["articles"] => {
      const found = known.get(article);
      if (found === undefined) return [];
      const { category } = found;
      const productPrice = priceAt(found, moment);
      const sold = { article, category, productPrice, quantity: quantity(count) };
      const promotion = choosePromotion(promotionsForArticle(found, promotions), sold, moment);
      const same = { article, quantity: count, productPrice };
      if (promotion === null) {
        const total = lineTotal(productPrice, sold.quantity);
        return [{ ...same, price: productPrice, total, free: 0, promotion: null }];
      }
      const { id, name, offer } = promotion;
      return [
        {
          ...same,
          price: promotedPrice(offer, productPrice),
          total: promotedTotal(offer, productPrice, sold.quantity),
          free: freeQuantity(offer, sold.quantity),
          promotion: { id, name },
        },
      ];
    }),
  };
}
