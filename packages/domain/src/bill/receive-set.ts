import type { Article } from "../menu/article.ts";
import type { SaleMoment } from "../promotion/is-promotion-active.ts";
import { isRefusal, type Refusal } from "../refusal.ts";
import { addSet } from "./add-set.ts";
import type { Bill } from "./bill.ts";
import { chooseSetParts } from "./choose-set-parts.ts";
import { writeNote } from "./mark-line.ts";
import type { PricingContext, SentLine } from "./receive-lines.ts";
import { orderSeats } from "./seats.ts";

type SentArticle = Extract<SentLine, { readonly kind: "article" }>;

type SoldSet = {
  readonly article: Article;
  readonly pricing: PricingContext;
  readonly moment: SaleMoment;
};

/** Adds a set that a till sent, with what was chosen for it, all or nothing. */
export function receiveSet(
  bill: Bill,
  sent: SentArticle,
  { article, pricing, moment }: SoldSet,
): Bill | Refusal {
  const parts = chooseSetParts(pricing.menu, article, sent.parts ?? []);
  if (isRefusal(parts)) return parts;
  const { key, quantity, frozen, note, seats = [], course } = sent;
  const { promotions, currency } = pricing;
  const added = addSet(bill, {
    key,
    article,
    quantity,
    parts,
    promotions,
    moment,
    currency,
    frozen,
    seats: orderSeats(seats),
    course,
  });
  return isRefusal(added) || note === "" ? added : writeNote(added, key, note);
}
