import { findArticle } from "../menu/menu.ts";
import {
  commissionOf,
  matchCommission,
  type MatchedCommission,
} from "../commission/match-commission.ts";
import type { ArticleId, StaffId } from "../id.ts";
import { isRefusal, refuse, type Refusal } from "../refusal.ts";
import { findLine, type Bill } from "./bill.ts";
import type { LineKey } from "./line.ts";
import type { PricingContext, SentLine, SentLineOfKind } from "./receive-lines.ts";
import { setCommission } from "./set-commission.ts";

/** Adds the commission that a till sent, at the rate of its article. */
export function receiveCommission(
  bill: Bill,
  sent: SentLineOfKind<"commission">,
  pricing: PricingContext,
): Bill | Refusal {
  const item = findLine(bill, sent.item);
  const commission =
    item === null ? refuse("select-an-item") : findCommission(item.article, sent.staff, pricing);
  const { frozen } = sent;
  const priced =
    isRefusal(commission) || frozen === undefined
      ? commission
      : { ...commission, price: frozen.price };
  return setCommission(bill, { ...sent, commission: priced });
}

/** A till sends one commission of an item: of two in a round, the second would replace the first without a word. */
export function requireOneCommission(bill: Bill, sent: readonly SentLine[]): Refusal | null {
  const keys = new Map<LineKey, LineKey>();
  for (const line of sent) {
    if (line.kind !== "commission" || findLine(bill, line.key) !== null) continue;
    if ((keys.get(line.item) ?? line.key) !== line.key) return refuse("commission-twice");
    keys.set(line.item, line.key);
  }
  return null;
}

function findCommission(
  sold: ArticleId,
  earner: StaffId,
  pricing: PricingContext,
): MatchedCommission | Refusal {
  const article = findArticle(pricing.menu, sold);
  const staff = pricing.staff.find(({ id, isDeleted }) => id === earner && !isDeleted);
  if (article === null) return refuse("product-without-commission");
  if (staff === undefined) return refuse("commission-staff-invalid");
  const category = pricing.menu.categories.find(({ id }) => id === article.category) ?? null;
  return matchCommission(article, commissionOf(article, category, pricing.commissions), staff);
}
