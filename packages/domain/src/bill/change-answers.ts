import { noMoney } from "../money/money.ts";
import { quantity, type Quantity } from "../money/quantity.ts";
import { promotedPrice } from "../promotion/promoted-price.ts";
import type { Promotion } from "../promotion/promotion.ts";
import { refuse, type Refusal } from "../refusal.ts";
import type { Article } from "../menu/article.ts";
import type { Menu } from "../menu/menu.ts";
import { addAnswers, articleAtNamedPrice, type AnswerPress } from "./add-answers.ts";
import { answersBelow, findLine, replaceLine, requireOpen, type Bill } from "./bill.ts";
import { insertLine, isItem } from "./line-order.ts";
import { deriveLineKey, type Line, type LineKey } from "./line.ts";
import { piecesOf } from "./recount-free-pieces.ts";

type AnswerChange = {
  readonly article: Article;
  readonly menu: Menu;
  readonly presses: readonly AnswerPress[];
  readonly promotions: readonly Promotion[];
  /** Whether the guests were asked, so that none at all are missing. */
  readonly isAsked?: boolean;
};

/** Replaces all answers about an unsent item, and its price if another answer names it. */
export function changeAnswers(bill: Bill, key: LineKey, change: AnswerChange): Bill | Refusal {
  const item = findLine(bill, key);
  if (item === null || !isItem(item)) return refuse("select-an-item");
  if (item.isSaved) return refuse("line-already-saved");
  const refusal = requireOpen(bill);
  if (refusal !== null) return refusal;
  const gone = new Set(answersBelow(bill, key).map((line) => line.key));
  const without = { ...bill, lines: bill.lines.filter((line) => !gone.has(line.key)) };
  const count = item.type === "normal" ? piecesOf(bill, item) : item.quantity;
  return addAnswers(
    withNamedPrice(without, item, change),
    { key, article: change.article, quantity: count },
    change,
  );
}

/** The promotion of the press stays. */
function withNamedPrice(bill: Bill, item: Line, change: AnswerChange): Bill {
  const named = articleAtNamedPrice(change.article, change, item.key);
  if (item.type !== "normal" || named === change.article) return bill;
  const promotion = change.promotions.find(({ id }) => id === item.promotion);
  const productPrice = named.price;
  const paid =
    promotion === undefined ? productPrice : promotedPrice(promotion.offer, productPrice);
  const price = item.isFree ? noMoney : paid;
  return replaceLine(bill, { ...item, productPrice, price });
}

/** An item with more or fewer pieces has as many answers more or fewer. */
export function scaleAnswers(
  bill: Bill,
  item: LineKey,
  { from, to }: { readonly from: Quantity; readonly to: Quantity },
): Bill {
  return answersBelow(bill, item).reduce(
    (after, answer) =>
      replaceLine(after, {
        ...answer,
        quantity: quantity(Math.max(1, Math.round((answer.quantity * to) / from))),
      }),
    bill,
  );
}

/** Gives one piece of another line the answers of this one. */
export function copyAnswers(bill: Bill, from: Line, into: Line): Bill {
  const pieces = from.type === "normal" ? piecesOf(bill, from) : from.quantity;
  const keys = new Map<LineKey, LineKey>([[from.key, into.key]]);
  return answersBelow(bill, from.key).reduce((after, answer, index) => {
    // The first derived key of an item is that of its free pieces.
    const key = deriveLineKey(into.key, index + 2);
    keys.set(answer.key, key);
    return insertLine(after, {
      ...answer,
      key,
      parent: keys.get(answer.parent) ?? into.key,
      quantity: quantity(Math.max(1, Math.round(answer.quantity / pieces))),
      createdAt: into.createdAt,
    });
  }, bill);
}
