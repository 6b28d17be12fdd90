import type { ArticleId, QuestionId } from "../id.ts";
import { namedPrice, priceAnswers, type Answer } from "../menu/answer.ts";
import type { Article } from "../menu/article.ts";
import { checkAnswers } from "../menu/check-answers.ts";
import { checkForSale } from "../menu/check-for-sale.ts";
import { findArticle, type Menu } from "../menu/menu.ts";
import type { AnswerWay } from "../menu/question.ts";
import { questionsAbout, questionsAtLevel, type QuestionLevel } from "../menu/questions-about.ts";
import { noMoney, type Money } from "../money/money.ts";
import { oneQuantity, type Quantity } from "../money/quantity.ts";
import { isRefusal, refuse, type Refusal } from "../refusal.ts";
import type { Instant } from "../time/instant.ts";
import { findLine, type Bill } from "./bill.ts";
import { insertLine } from "./line-order.ts";
import { deriveLineKey, type LineKey } from "./line.ts";
import { requireSaleQuantity } from "./sale-and-credit-guards.ts";
import type { ShownPrice } from "./shown-price.ts";

/** One answer to a question about the line above it. */
export type AnswerPress = {
  readonly key: LineKey;
  /** The line that it answers a question about. */
  readonly item: LineKey;
  readonly question: QuestionId;
  readonly article: ArticleId;
  /** For all pieces of the item together. */
  readonly quantity: Quantity;
  readonly way: AnswerWay | null;
  readonly at: Instant;
  readonly note: string;
  /** The price that the till has already shown for this press, which stays fixed. A new press has none. */
  readonly frozen?: ShownPrice | undefined;
};

/** What the answers are about: an item, or an answer that leads to more questions. */
type Parent = Required<QuestionLevel> & {
  readonly key: LineKey;
  readonly article: Article;
  readonly pieces: number;
};

type Answering = { readonly menu: Menu; readonly presses: readonly AnswerPress[] };

/** A line with its pieces, about which there are questions. */
type Asked = {
  readonly key: LineKey;
  readonly article: Article;
  readonly quantity: Quantity;
  readonly isPart?: boolean;
};

/**
 * Adds all answers about an item under it. They are checked together; none at all come from a client that does not ask,
 * such as an older till, and are nothing to refuse unless guests were asked.
 */
export function addAnswers(
  bill: Bill,
  { key, article, quantity, isPart = false }: Asked,
  { isAsked = false, ...answering }: Answering & { readonly isAsked?: boolean },
): Bill | Refusal {
  if (answering.presses.length === 0 && !isAsked) return bill;
  const pieces = article.type === "timer" ? oneQuantity : quantity;
  const level = isPart ? 1 : 0;
  return addAnswersUnder(bill, { key, article, pieces, level, isPart }, answering);
}

type Named = Pick<AnswerPress, "item" | keyof Answer>;

/** An article at the price that an answer names, if one does. */
export function articleAtNamedPrice(
  article: Article,
  { menu, presses }: { readonly menu: Pick<Menu, "questions">; readonly presses: readonly Named[] },
  item: LineKey,
): Article {
  const own = presses.filter((press) => press.item === item);
  const price = own.length === 0 ? null : namedPrice(questionsAbout(menu.questions, article), own);
  return price === null ? article : { ...article, price, datedPrices: [], hasVariablePrice: false };
}

function addAnswersUnder(bill: Bill, parent: Parent, answering: Answering): Bill | Refusal {
  const { menu, presses } = answering;
  const own = presses.filter(({ item }) => item === parent.key);
  const asked = questionsAtLevel(menu.questions, parent.article, parent);
  const nameOf = (id: ArticleId): string => findArticle(menu, id)?.name ?? `#${id}`;
  const { name } = parent.article;
  const isFrozen = own.some(({ frozen }) => frozen !== undefined);
  const refusal = isFrozen
    ? null
    : checkAnswers(asked, own, { name, pieces: parent.pieces, nameOf });
  if (refusal !== null) return refusal;
  const parts = isFrozen
    ? own.map((answer) => ({ answer, quantity: answer.quantity, price: answer.frozen?.price }))
    : priceAnswers(asked, own, parent.pieces);
  let answered = bill;
  for (const { answer, quantity, price } of parts) {
    const article = findArticle(menu, answer.article);
    if (article === null) {
      return refuse("article-not-for-sale", { article: nameOf(answer.article) });
    }
    const isRest = findLine(answered, answer.key) !== null;
    const key = isRest ? deriveLineKey(answer.key, 1) : answer.key;
    const added = addAnswer(answered, parent, { ...answer, key, quantity }, { article, price });
    if (isRefusal(added)) return added;
    answered = added;
    if (isRest || answer.way === "without") continue;
    const level = parent.level + 1;
    const below = { key, article, pieces: answer.quantity, level, isPart: false };
    const deeper = addAnswersUnder(answered, below, answering);
    if (isRefusal(deeper)) return deeper;
    answered = deeper;
  }
  return answered;
}

/** The answers about an item, and about those. An answer comes after what it is about. */
export function answersAbout(
  item: LineKey,
  presses: readonly AnswerPress[],
): readonly AnswerPress[] {
  const above = new Set([item]);
  return presses.filter(({ key, item: parent }) => {
    const isBelow = above.has(parent);
    if (isBelow) above.add(key);
    return isBelow;
  });
}

type PricedAnswer = { readonly article: Article; readonly price: Money | undefined };

function addAnswer(
  bill: Bill,
  parent: Parent,
  press: AnswerPress,
  { article, price = noMoney }: PricedAnswer,
): Bill | Refusal {
  const item = findLine(bill, parent.key);
  if (item === null) return refuse("select-an-item");
  const { key, quantity, question, way, at, note } = press;
  // What is left out is not sold, so it may have run out.
  const refusal =
    (way === "without" ? null : checkForSale(article)) ?? requireSaleQuantity(quantity);
  if (refusal !== null) return refusal;
  return insertLine(bill, {
    type: "mixer",
    key,
    isSaved: false,
    round: null,
    article: article.id,
    quantity,
    productPrice: price,
    price,
    cost: way === "without" ? noMoney : article.cost,
    staff: item.staff,
    note,
    promotion: null,
    taxClass: article.taxClass,
    createdAt: at,
    credits: null,
    seats: [],
    course: null,
    parent: parent.key,
    question,
    way,
  });
}
