import type { Commission } from "../commission/commission.ts";
import type { ArticleId, CustomerTypeId, OrderLevelId } from "../id.ts";
import type { Article } from "../menu/article.ts";
import { findArticle, courseOfArticle, mixerGroupOf, type Menu } from "../menu/menu.ts";
import { requireArticle } from "../menu/require-article.ts";
import type { OrderLevel } from "../menu/order-level.ts";
import type { Decimals } from "../money/currency.ts";
import type { Money } from "../money/money.ts";
import type { Quantity } from "../money/quantity.ts";
import type { Promotion } from "../promotion/promotion.ts";
import { isRefusal, refuse, type Refusal } from "../refusal.ts";
import type { Staff } from "../staff/staff.ts";
import type { Instant } from "../time/instant.ts";
import type { TimeZone } from "../time/local-time.ts";
import { addAnswers, answersAbout, articleAtNamedPrice, type AnswerPress } from "./add-answers.ts";
import { addArticle } from "./add-article.ts";
import { addMixer } from "./add-mixer.ts";
import { findLine, type Bill } from "./bill.ts";
import type { ChosenPart } from "./choose-set-parts.ts";
import { changeTime, type TimerTimes } from "./change-time.ts";
import { creditWithoutSettling } from "./credit-back.ts";
import type { LineDiscountRequest } from "./give-discount.ts";
import { insertDiscount } from "./insert-discount.ts";
import { isSamePress, refuseSharedKey, requireOwnKeys } from "./is-same-press.ts";
import type { LineKey } from "./line.ts";
import { chooseOrderLevel, writeNote } from "./mark-line.ts";
import { receiveCommission, requireOneCommission } from "./receive-commission.ts";
import { receiveSet } from "./receive-set.ts";
import { orderSeats, requireSeats } from "./seats.ts";
import type { CommissionChoice } from "./set-commission.ts";
import { settleFreePieces } from "./settle-free-pieces.ts";
import type { ShownPrice } from "./shown-price.ts";

/** What makes a price and may change between a press and its arrival at the server. */
export type PriceTerms = Pick<
  PricingContext,
  "menu" | "promotions" | "commissions" | "customerType"
>;

type SentPress = {
  readonly key: LineKey;
  readonly at: Instant;
  /** The price that the till showed for the press. */
  readonly shown?: ShownPrice | undefined;
  /** The price that this till already shows, which stays fixed. A server never trusts it. */
  readonly frozen?: ShownPrice | undefined;
  /** The terms at the time of the press, if they have changed since. */
  readonly terms?: PriceTerms | undefined;
};

/** One press as a till sends it. The server decides what it costs. */
export type SentLine = SentPress &
  (
    | {
        readonly kind: "article";
        readonly article: ArticleId;
        readonly quantity: Quantity;
        readonly typedPrice: Money | null;
        readonly note: string;
        readonly orderLevel: OrderLevelId | null;
        readonly times: TimerTimes | null;
        readonly seats?: readonly number[] | undefined;
        /** Chosen at the press; without a choice, the line has that of its category. */
        readonly course?: number | null | undefined;
        /** What was chosen for a set. */
        readonly parts?: readonly ChosenPart[] | undefined;
      }
    | {
        readonly kind: "mixer";
        readonly item: LineKey;
        readonly article: ArticleId;
        readonly quantity: Quantity;
        readonly note: string;
      }
    | ({ readonly kind: "answer" } & Omit<AnswerPress, keyof SentPress>)
    | ({ readonly kind: "commission" } & Pick<CommissionChoice, "item" | "staff" | "replaces">)
    | {
        readonly kind: "credit";
        readonly line: LineKey;
        readonly quantity: Quantity;
        /** Why it goes back. */
        readonly note: string;
      }
    | ({ readonly kind: "discount" } & Omit<LineDiscountRequest, keyof SentPress>)
  );

/** The reference data of a location that the rules need to price a round. */
export type PricingContext = {
  readonly menu: Menu;
  readonly levels: readonly OrderLevel[];
  readonly promotions: readonly Promotion[];
  readonly commissions: readonly Commission[];
  readonly staff: readonly Staff[];
  readonly timeZone: TimeZone;
  /** The price of a set is allocated to its parts in amounts that guests can pay. */
  readonly currency: Decimals;
  /** The type of the bill's customer. */
  readonly customerType: CustomerTypeId | null;
  /** Gives a discount, by the rules for the user who sends it. A till needs none for what it has already shown. */
  readonly giveDiscount?:
    | ((bill: Bill, request: LineDiscountRequest) => Bill | Refusal)
    | undefined;
};

/**
 * Adds the lines that a till sent, by the same rules as on the till. Lines already on the bill are skipped; another line
 * under the key of one is refused, with the whole round.
 */
export function receiveLines(
  bill: Bill,
  sent: readonly SentLine[],
  pricing: PricingContext,
): Bill | Refusal {
  const answers = answersIn(sent);
  const refusal = requireOwnKeys(sent) ?? requireOneCommission(bill, sent);
  if (refusal !== null) return refusal;
  let received = bill;
  for (const line of sent) {
    const known = findLine(received, line.key);
    if (known !== null && !isSamePress(received, known, line)) return refuseSharedKey(line);
    if (known !== null) continue;
    const next = receiveLine(received, line, pricing, answers);
    if (isRefusal(next)) return next;
    received = next;
  }
  const { promotions } = sent.at(-1)?.terms ?? pricing;
  return settleFreePieces(received, { promotions, spareKeys: [] });
}

export type RefusedPress = { readonly key: LineKey; readonly refusal: Refusal };

export type RestoredOrder = { readonly bill: Bill; readonly refused: readonly RefusedPress[] };

/**
 * Restores the unsent lines of this till at the prices that it showed. Lines that are no longer allowed are left out
 * and reported as refused, with all that belongs to them.
 */
export function restoreLines(
  bill: Bill,
  sent: readonly SentLine[],
  pricing: PricingContext,
): RestoredOrder {
  const refused: RefusedPress[] = [];
  const frozen = sent.map((line) => ({ ...line, frozen: line.shown }));
  const answers = answersIn(frozen);
  let restored = bill;
  for (const line of frozen) {
    if (findLine(restored, line.key) !== null) continue;
    const next = receiveLine(restored, line, pricing, answers);
    if (isRefusal(next)) refused.push({ key: line.key, refusal: next });
    else restored = next;
  }
  const { promotions } = pricing;
  return { bill: settleFreePieces(restored, { promotions, spareKeys: [] }), refused };
}

/** The answers of a round, which come with what they are about. */
function answersIn(sent: readonly SentLine[]): readonly AnswerPress[] {
  return sent.flatMap((press) => (press.kind === "answer" ? [press] : []));
}

function receiveLine(
  bill: Bill,
  sent: SentLine,
  pricingNow: PricingContext,
  answers: readonly AnswerPress[],
): Bill | Refusal {
  const pricing = { ...pricingNow, ...sent.terms };
  switch (sent.kind) {
    case "article":
      return receiveArticle(bill, sent, pricing, answers);
    case "answer":
      // It comes with its item, at once or not at all.
      return refuse("select-an-item");
    case "mixer":
      return receiveMixer(bill, sent, pricing);
    case "commission":
      return receiveCommission(bill, sent, pricing);
    case "credit":
      return receiveCredit(bill, sent, pricing);
    case "discount":
      return receiveDiscount(bill, sent, pricing);
  }
}

export type SentLineOfKind<Kind extends SentLine["kind"]> = Extract<
  SentLine,
  { readonly kind: Kind }
>;

function receiveArticle(
  bill: Bill,
  sent: SentLineOfKind<"article">,
  pricing: PricingContext,
  presses: readonly AnswerPress[],
): Bill | Refusal {
  const article = requireArticle(pricing.menu, sent.article);
  if (isRefusal(article)) return article;
  const { seats = [], course } = sent;
  // What a till has shown already is only put back.
  const refusal = sent.frozen === undefined ? requireSeats(bill, seats) : null;
  if (refusal !== null) return refusal;
  const { menu } = pricing;
  if (article.isSet) {
    const moment = toSaleMoment(sent, pricing);
    return receiveSet(bill, sent, { article, pricing, moment, presses });
  }
  const added = addArticle(bill, {
    key: sent.key,
    article: articleAtNamedPrice(article, { menu, presses }, sent.key),
    quantity: sent.quantity,
    joins: false,
    typedPrice: sent.typedPrice,
    promotions: pricing.promotions,
    moment: toSaleMoment(sent, pricing),
    seats: orderSeats(seats),
    course: course ?? courseOfArticle(pricing.menu, article),
    frozen: sent.frozen,
  });
  if (isRefusal(added)) return added;
  const marked = applyLineMarks(added, sent, { article, pricing });
  if (isRefusal(marked)) return marked;
  const { key, quantity } = sent;
  return addAnswers(
    marked,
    { key, article, quantity },
    { menu, presses: answersAbout(key, presses) },
  );
}

/** Sets notes, levels and times after the line is added, as the till did. */
function applyLineMarks(
  bill: Bill,
  { key, note, orderLevel, times }: SentLineOfKind<"article">,
  { article, pricing }: { readonly article: Article; readonly pricing: PricingContext },
): Bill | Refusal {
  const noted = note === "" ? bill : writeNote(bill, key, note);
  if (isRefusal(noted)) return noted;
  const levelled =
    orderLevel === null
      ? noted
      : chooseOrderLevel(noted, key, { article, level: orderLevel, levels: pricing.levels });
  if (isRefusal(levelled) || times === null) return levelled;
  return changeTime(levelled, key, times, pricing.timeZone);
}

function receiveMixer(
  bill: Bill,
  sent: SentLineOfKind<"mixer">,
  pricing: PricingContext,
): Bill | Refusal {
  const article = requireArticle(pricing.menu, sent.article);
  if (isRefusal(article)) return article;
  const item = findLine(bill, sent.item);
  const drink = item === null ? null : findArticle(pricing.menu, item.article);
  const mixed = addMixer(bill, {
    key: sent.key,
    article,
    quantity: sent.quantity,
    joins: false,
    item: sent.item,
    group: drink === null ? null : mixerGroupOf(pricing.menu, drink),
    promotions: pricing.promotions,
    moment: toSaleMoment(sent, pricing),
    frozen: sent.frozen,
  });
  if (isRefusal(mixed) || sent.note === "") return mixed;
  return writeNote(mixed, sent.key, sent.note);
}

function receiveCredit(
  bill: Bill,
  sent: SentLineOfKind<"credit">,
  { promotions }: PricingContext,
): Bill | Refusal {
  const credited = creditWithoutSettling(bill, { ...sent, promotions });
  if (isRefusal(credited) || sent.note === "") return credited;
  // A second credit of the same line has increased the first one.
  const isOwnLine = findLine(credited, sent.key) !== null;
  return isOwnLine ? writeNote(credited, sent.key, sent.note) : credited;
}

/** What this till has shown already is only put back. */
function receiveDiscount(
  bill: Bill,
  sent: SentLineOfKind<"discount">,
  { giveDiscount }: PricingContext,
): Bill | Refusal {
  if (sent.frozen !== undefined) return insertDiscount(bill, sent, sent.frozen.price);
  return giveDiscount === undefined
    ? refuse("permission-denied", { action: "give-discount" })
    : giveDiscount(bill, sent);
}

function toSaleMoment({ at }: SentLine, { timeZone, customerType }: PricingContext) {
  return { at, timeZone, customerType };
}
