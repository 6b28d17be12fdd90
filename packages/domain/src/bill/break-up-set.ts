import type { Article } from "../menu/article.ts";
import { checkForSale } from "../menu/check-for-sale.ts";
import type { Decimals } from "../money/currency.ts";
import { noMoney, subtractMoney, sumMoney, type Money } from "../money/money.ts";
import { negateQuantity } from "../money/quantity.ts";
import { isRefusal, refuse, type Refusal } from "../refusal.ts";
import { withoutFreePieces } from "../promotion/promotions-for-article.ts";
import { articleAtNamedPrice } from "./add-answers.ts";
import { priceAddition } from "./add-article.ts";
import {
  answersBelow,
  findLine,
  requireNoMoney,
  requireNoPrivilege,
  requireOpen,
  type Bill,
} from "./bill.ts";
import { discountablePieces } from "./discountable-pieces.ts";
import { brokenUpKey } from "./broken-up-set.ts";
import { lineAmount, type LineKey, type MixerLine, type NormalLine } from "./line.ts";
import { hasCredit, netQuantity } from "./net-quantity.ts";
import type { PricingContext } from "./receive-lines.ts";
import { seatsOf } from "./seats.ts";
import { isSetLine, noteForKitchen, partsOfSet } from "./set-lines.ts";

/** Parts cost what they would have cost at the press of the set. */
export type OwnPrices = Pick<PricingContext, "promotions" | "timeZone" | "customerType"> & {
  readonly menu: Pick<PricingContext["menu"], "articles" | "questions">;
};

/**
 * Makes the parts of a set lines of their own, at their own prices. What the kitchen has and what was taken from stock
 * stays as it is. A set that was sent remains on the bill, credited back; an unsent one is gone.
 */
export function breakUpSet(bill: Bill, key: LineKey, prices: OwnPrices): Bill | Refusal {
  const refusal = requireOpen(bill) ?? requireNoMoney(bill) ?? requireNoPrivilege(bill);
  if (refusal !== null) return refusal;
  const set = findLine(bill, key);
  if (set === null || set.type !== "normal" || !isSetLine(bill, set)) {
    return refuse("select-an-item");
  }
  const parts = partsOfSet(bill, set.key);
  if (hasCredit(bill, set)) return refuse("set-changed");
  const hasDiscount = parts.some(
    (part) => discountablePieces(bill, part) < netQuantity(bill, part),
  );
  if (hasDiscount) return refuse("discount-given");
  const single = new Map<LineKey, NormalLine | MixerLine>();
  for (const part of parts) {
    const named = articleAtOwnPrice(bill, part, prices.menu);
    if (isRefusal(named)) return named;
    const alone = asSingle(part, named.article, prices);
    if (isRefusal(alone)) return alone;
    const course = part.course ?? set.course;
    const note = noteForKitchen(bill, part);
    single.set(part.key, { ...alone, seats: seatsOf(bill, part), course, note });
    for (const answer of named.sizes) single.set(answer.key, withoutPrice(answer));
  }
  const lines = bill.lines.map((line) => single.get(line.key) ?? line);
  if (!set.isSaved) return { ...bill, lines: lines.filter((line) => line.key !== set.key) };
  const credit: NormalLine = {
    ...set,
    key: brokenUpKey(set.key),
    isSaved: false,
    round: null,
    quantity: negateQuantity(set.quantity),
    note: "",
    credits: set.key,
  };
  return { ...bill, lines: [...lines, credit] };
}

/** What guests pay more, or less, once a set is broken up. */
export function costOfBreakUp(before: Bill, after: Bill, currency: Decimals): Money {
  const amountOf = ({ lines }: Bill): Money =>
    sumMoney(lines.map((line) => lineAmount(line, currency)));
  return subtractMoney(amountOf(after), amountOf(before));
}

/** An article at the price that its size names, and the answers that say the size, which cost nothing then. */
type OwnPrice = { readonly article: Article; readonly sizes: readonly MixerLine[] };

function articleAtOwnPrice(
  bill: Bill,
  part: NormalLine,
  { articles, questions }: OwnPrices["menu"],
): OwnPrice | Refusal {
  const article = articles.find(({ id }) => id === part.article);
  if (article === undefined) return refuse("article-not-for-sale", { article: `#${part.article}` });
  const sizes = answersBelow(bill, part.key).filter(
    (answer) =>
      answer.parent === part.key &&
      questions.some(({ id, namesPrice }) => namesPrice && id === answer.question),
  );
  const presses = sizes.flatMap(({ parent: item, question, ...answer }) =>
    question === null ? [] : [{ ...answer, item, question }],
  );
  return {
    article: articleAtNamedPrice(article, { menu: { questions }, presses }, part.key),
    sizes,
  };
}

function withoutPrice(answer: MixerLine): MixerLine {
  return { ...answer, productPrice: noMoney, price: noMoney };
}

function asSingle(part: NormalLine, article: Article, prices: OwnPrices): NormalLine | Refusal {
  const refusal = part.isSaved ? null : checkForSale(article);
  if (refusal !== null) return refusal;
  const offers = withoutFreePieces(prices.promotions);
  const priced = priceAddition(
    {
      key: part.key,
      article,
      quantity: part.quantity,
      joins: false,
      typedPrice: article.hasVariablePrice ? article.price : null,
      promotions: offers,
      moment: { ...prices, at: part.createdAt },
    },
    part.staff,
  );
  if (isRefusal(priced)) return priced;
  const { productPrice, price, promotion } = priced;
  return {
    ...part,
    productPrice,
    price,
    promotion: promotion?.id ?? null,
    parent: null,
    // What was sent keeps the question that it answered, as a trace.
    ...(part.isSaved ? {} : { question: null, extra: noMoney }),
  };
}
