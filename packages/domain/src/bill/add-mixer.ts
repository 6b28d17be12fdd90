import type { Article } from "../menu/article.ts";
import { priceAt } from "../menu/dated-price.ts";
import { checkForSale } from "../menu/check-for-sale.ts";
import type { MixerGroup } from "../menu/mixer-group.ts";
import { addQuantity, sumQuantity, type Quantity } from "../money/quantity.ts";
import { choosePromotion } from "../promotion/choose-promotion.ts";
import type { SaleMoment } from "../promotion/is-promotion-active.ts";
import { promotedPrice } from "../promotion/promoted-price.ts";
import type { Promotion } from "../promotion/promotion.ts";
import { withoutFreePieces } from "../promotion/promotions-for-article.ts";
import { refuse, type Refusal } from "../refusal.ts";
import { findLine, linesUnder, replaceLine, requireOpen, type Bill } from "./bill.ts";
import { insertLine, isItem } from "./line-order.ts";
import type { Line, LineKey, MixerLine } from "./line.ts";
import { hasCredit, netQuantity } from "./net-quantity.ts";
import { requireNoCredits, requireSaleQuantity } from "./sale-and-credit-guards.ts";
import type { ShownPrice } from "./shown-price.ts";

/** One press of a mixer or side order. */
export type MixerAddition = {
  readonly key: LineKey;
  readonly article: Article;
  readonly quantity: Quantity;
  readonly joins: boolean;
  /** The item that the mixer belongs to: the selected item, else the last one. */
  readonly item: LineKey | null;
  /** The mixers that this item allows. */
  readonly group: MixerGroup | null;
  readonly promotions: readonly Promotion[];
  readonly moment: SaleMoment;
  /** The price that the till has already shown for this press, which stays fixed. A new press has none. */
  readonly frozen?: ShownPrice | undefined;
};

/**
 * Adds a mixer under its item. The maximum of the mixer group counts per piece of the item: three gins take three
 * tonics.
 */
export function addMixer(bill: Bill, addition: MixerAddition): Bill | Refusal {
  const refusal =
    requireOpen(bill) ??
    checkForSale(addition.article) ??
    requireSaleQuantity(addition.quantity) ??
    requireNoCredits(bill);
  if (refusal !== null) return refusal;
  const item = addition.item === null ? null : findLine(bill, addition.item);
  if (item === null || !isItem(item) || isFullyCredited(bill, item)) {
    return refuse("select-an-item");
  }
  if (addition.group?.articles.includes(addition.article.id) !== true) {
    return refuse("mixer-not-for-article", { article: addition.article.name });
  }
  const maximum = addition.group.maximum * countPieces(bill, item);
  if (countMixers(bill, item) + addition.quantity > maximum) {
    return refuse("maximum-mixer-reached", { maximum });
  }
  const line = createMixerLine(item, addition);
  const same = addition.joins ? findMixerToJoin(bill, line) : null;
  return same === null
    ? insertLine(bill, line)
    : replaceLine(bill, { ...same, quantity: addQuantity(same.quantity, line.quantity) });
}

function isFullyCredited(bill: Bill, item: Line): boolean {
  return hasCredit(bill, item) && netQuantity(bill, item) <= 0;
}

/**
 * Counts the pieces that a line stands for, free ones included. A timer counts as one, because its quantity is time.
 */
function countPieces(bill: Bill, item: Line): number {
  if (item.type === "timer") return 1;
  const free = linesUnder(bill, item.key).filter((line) => line.type === "normal" && line.isFree);
  return sumQuantity([item, ...free].map((line) => netQuantity(bill, line)));
}

function countMixers(bill: Bill, item: Line): Quantity {
  return sumQuantity(
    linesUnder(bill, item.key)
      .filter((line) => line.type === "mixer" && line.question === null)
      .map((line) => netQuantity(bill, line)),
  );
}

function findMixerToJoin(bill: Bill, added: MixerLine): MixerLine | null {
  return (
    linesUnder(bill, added.parent)
      .filter((line) => line.type === "mixer")
      .find(
        (line) =>
          !line.isSaved &&
          line.question === null &&
          line.article === added.article &&
          line.taxClass === added.taxClass &&
          line.promotion === added.promotion &&
          line.price === added.price &&
          line.note === "",
      ) ?? null
  );
}

function createMixerLine(item: Line, addition: MixerAddition): MixerLine {
  const { key, article, quantity, promotions, moment, frozen } = addition;
  // Buy X Get Y counts items, not the mixers that go with them.
  const offers = withoutFreePieces(promotions);
  const { id, category } = article;
  const productPrice = priceAt(article, moment);
  const sold = { article: id, category, productPrice, quantity };
  const promotion = choosePromotion(offers, sold, moment);
  const price = promotion === null ? productPrice : promotedPrice(promotion.offer, productPrice);
  return {
    type: "mixer",
    key,
    isSaved: false,
    round: null,
    article: id,
    quantity,
    productPrice,
    price: frozen?.price ?? price,
    cost: article.cost,
    staff: item.staff,
    note: "",
    promotion: promotion?.id ?? null,
    taxClass: article.taxClass,
    createdAt: moment.at,
    credits: null,
    seats: [],
    course: null,
    parent: item.key,
    question: null,
    way: null,
  };
}
