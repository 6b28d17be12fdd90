import type { ParamsOf, ReplyOf } from "@comanda/contract/call";
import type { matchCommission as matchCommissionCall } from "@comanda/contract/commission";
import {
  commissionOf,
  matchCommission as matchRule,
} from "@comanda/domain/commission/match-commission";
import type { LocationId } from "@comanda/domain/id";
import { isRefusal } from "@comanda/domain/refusal";

import type { Database } from "#database/database.ts";
import { uncachedReader } from "#journal/cache-per-reference-version.ts";
import { recordNotFound, type RefusedCall } from "#call/refused-call.ts";

import { findPricingMenu } from "../menu/index.ts";
import { findStaffOf } from "../staff/index.ts";
import { findCommissions } from "./commission-store.ts";

type Call = typeof matchCommissionCall;

/** The commission that one piece of an article earns a staff member. */
export async function matchCommission(
  database: Database,
  location: LocationId,
  { product, staff }: ParamsOf<Call>,
): Promise<ReplyOf<Call> | RefusedCall> {
  const { menu } = await findPricingMenu(uncachedReader(database, location), {
    station: null,
    articles: [product],
  });
  const article = menu.articles.find(({ id, isDeleted }) => id === product && !isDeleted);
  if (article === undefined) return recordNotFound("Product", product);
  const [earner] = await findStaffOf(database, location, [staff]);
  if (earner === undefined || earner.isDeleted) return recordNotFound("User", staff);
  const category = menu.categories.find(({ id }) => id === article.category) ?? null;
  const commission = commissionOf(article, category, await findCommissions(database, location));
  const matched = matchRule(article, commission, earner);
  if (isRefusal(matched)) return matched;
  return {
    amount: matched.amount,
    price: matched.price,
    commissionIncludePrice: matched.isInPrice,
    commissionShowBill: matched.isOnBill,
  };
}
