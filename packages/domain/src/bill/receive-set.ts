import type { Article } from "../menu/article.ts";
import type { SaleMoment } from "../promotion/is-promotion-active.ts";
import { isRefusal, type Refusal } from "../refusal.ts";
import type { AnswerPress } from "./add-answers.ts";
import { addAnswersToParts } from "./add-answers-to-parts.ts";
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
  /** All answers of the round. */
  readonly presses: readonly AnswerPress[];
};

/** Adds a set that a till sent, with what was chosen for it and the answers about that, all or nothing. */
export function receiveSet(
  bill: Bill,
  sent: SentArticle,
  { article, pricing, moment, presses }: SoldSet,
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
  const noted = isRefusal(added) || note === "" ? added : writeNote(added, key, note);
  const { menu } = pricing;
  return isRefusal(noted) ? noted : addAnswersToParts(noted, key, { menu, presses });
}
