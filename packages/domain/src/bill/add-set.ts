import type { OrderLevelId, QuestionId, StaffId } from "../id.ts";
import type { Article } from "../menu/article.ts";
import { checkForSale } from "../menu/check-for-sale.ts";
import { articleAt } from "../menu/dated-price.ts";
import type { Decimals } from "../money/currency.ts";
import { money, noMoney, sumMoney, type Money } from "../money/money.ts";
import { withoutFreePieces } from "../promotion/promotions-for-article.ts";
import { isRefusal, refuse, type Refusal } from "../refusal.ts";
import { priceAddition, type ArticleAddition, type PricedAddition } from "./add-article.ts";
import { requireOpen, type Bill } from "./bill.ts";
import { allocateSetPrice, type AllocatedPiece } from "./allocate-set-price.ts";
import { insertLine } from "./line-order.ts";
import { deriveLineKey, type NormalLine } from "./line.ts";
import { requireNoCredits, requireSaleQuantity } from "./sale-and-credit-guards.ts";

/** What guests chose for one set: so many pieces of an article in a section. */
export type SetPart = {
  readonly question: QuestionId;
  readonly article: Article;
  /** Of one set. */
  readonly count: number;
  /** What one piece costs on top of the set. */
  readonly extra: Money;
  readonly note: string;
  readonly orderLevel: OrderLevelId | null;
  /** With which it is served; null for that of the set. */
  readonly course: number | null;
};

/** One press of a set with what was chosen for it. */
export type SetAddition = Omit<ArticleAddition, "joins" | "typedPrice"> & {
  readonly parts: readonly SetPart[];
  readonly currency: Decimals;
};

/** What parts cost on top of one set. */
export function extrasOf(parts: readonly Pick<SetPart, "extra" | "count">[]): Money {
  return sumMoney(parts.map(({ extra, count }) => money(extra * count)));
}

/** Of one set, since each is a line. */
const mostPieces = 50;

/**
 * Adds a set: a line that costs nothing, and under it its parts, to which its price is allocated. Everything else that
 * is computed of lines, such as taxes and stock, is thereby computed of the parts.
 */
export function addSet(bill: Bill, addition: SetAddition): Bill | Refusal {
  const { article, parts, quantity: sets } = addition;
  const pieces = parts.reduce((sum, { count }) => sum + count, 0);
  const refusal =
    requireOpen(bill) ??
    checkForSale(article) ??
    parts.map((part) => checkForSale(part.article)).find((found) => found !== null) ??
    requireSaleQuantity(sets) ??
    requireNoCredits(bill);
  if (refusal !== null) return refusal;
  if (pieces === 0) return refuse("set-without-parts", { article: article.name });
  if (pieces > mostPieces) return refuse("quantity-too-large", { maximum: mostPieces });
  if (bill.staff === null || bill.place === null) return refuse("create-order-or-get-bill");
  const priced = priceSet(addition, bill.staff);
  if (isRefusal(priced)) return priced;
  const set = lineOfSet(priced);
  return allocateSetPrice(priced, pricesOfParts(addition), addition.currency)
    .flatMap((piece, index) =>
      lineOfPiece(set, piece, { parts, promotion: priced.promotion, index }),
    )
    .reduce(insertLine, insertLine(bill, set));
}

/** The price by the menu and the promotions of the moment, or the one that the till has shown, less its extras. */
function priceSet(addition: SetAddition, staff: StaffId): PricedAddition | Refusal {
  const { promotions, frozen, parts, quantity: sets } = addition;
  const offers = withoutFreePieces(promotions);
  const priced = priceAddition(
    { ...addition, promotions: offers, joins: false, typedPrice: null, frozen: undefined },
    staff,
  );
  if (isRefusal(priced) || frozen === undefined) return priced;
  const shown = frozen.amount / sets - extrasOf(parts);
  return Number.isSafeInteger(shown) && shown >= 0 ? { ...priced, price: money(shown) } : priced;
}

function pricesOfParts({ parts, moment }: SetAddition) {
  return parts.map(({ article, extra, count }) => ({
    listPrice: articleAt(article, moment).price,
    extra,
    count,
  }));
}

/** A set has no tax class and is made nowhere: its parts are sold. */
function lineOfSet(addition: PricedAddition): NormalLine {
  const { key, article, quantity: sets, staff, moment, seats, course } = addition;
  return {
    type: "normal",
    key,
    isSaved: false,
    round: null,
    article: article.id,
    quantity: sets,
    productPrice: noMoney,
    price: noMoney,
    cost: noMoney,
    staff,
    note: "",
    promotion: null,
    taxClass: null,
    createdAt: moment.at,
    credits: null,
    seats: seats ?? [],
    course: course ?? null,
    orderLevel: null,
    isFree: false,
    parent: null,
    question: null,
    extra: noMoney,
  };
}

/** Lower numbers are those of other lines that a press adds. */
export const firstPartKey = 100;

/** Each piece is a line whose key follows from its place, so that till and server use the same, whatever it costs. */
function lineOfPiece(
  set: NormalLine,
  { part, productPrice, price, extra }: AllocatedPiece,
  { parts, promotion, index }: Pick<SetAddition, "parts"> & PieceOfPress,
): readonly NormalLine[] {
  const chosen = parts[part];
  if (chosen === undefined) return [];
  const { article, note, orderLevel, question, course } = chosen;
  return [
    {
      ...set,
      key: deriveLineKey(set.key, firstPartKey + index),
      article: article.id,
      productPrice,
      price,
      extra,
      cost: article.cost,
      note,
      orderLevel,
      promotion: promotion?.id ?? null,
      taxClass: article.taxClass,
      seats: [],
      course,
      parent: set.key,
      question,
    },
  ];
}

type PieceOfPress = Pick<PricedAddition, "promotion"> & { readonly index: number };
