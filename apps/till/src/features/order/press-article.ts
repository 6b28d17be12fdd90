import { addArticle } from "@comanda/domain/bill/add-article";
import { currentLines, type Bill } from "@comanda/domain/bill/bill";
import { isItem } from "@comanda/domain/bill/line-order";
import type { LineKey } from "@comanda/domain/bill/line";
import { requireOrder } from "@comanda/domain/bill/order-guards";
import { typedQuantity } from "@comanda/domain/bill/typed-quantity";
import type { Article } from "@comanda/domain/menu/article";
import { checkForSale } from "@comanda/domain/menu/check-for-sale";
import { courseOfArticle } from "@comanda/domain/menu/menu";
import { asksForCommission, asksForLevel, nextStep } from "@comanda/domain/menu/next-step";
import { questionsAbout } from "@comanda/domain/menu/questions-about";
import type { Money } from "@comanda/domain/money/money";
import { isRefusal, type Refusal } from "@comanda/domain/refusal";

import { showRefusal } from "../notice/index.ts";
import { changeOrder, newLineKey } from "./change-order.ts";
import { useCounter } from "./counter-link.ts";
import { locationOf, requireReference, requireSession, saleMoment } from "./sale-context.ts";
import { useOrder, type OrderState } from "./order-store.ts";

/** The next step after a press on a tile. */
export type AfterPress =
  | "added"
  | "refused"
  | "ask"
  | "ask-about-line"
  | "set-price"
  | "choose-parts"
  | "set-level"
  | "set-commission";

/** The screen to open after a press; null if there is nothing to ask. */
export function pathAfterPress(after: AfterPress, { id }: Pick<Article, "id">): string | null {
  switch (after) {
    case "ask":
      return `/questions/${id}`;
    case "ask-about-line":
      return "/questions";
    case "set-price":
      return `/variable-price/${id}`;
    case "choose-parts":
      return `/set/${id}`;
    case "set-level":
      return "/order-level/force";
    case "set-commission":
      return `/set-commission/${id}/force`;
    case "added":
    case "refused":
      return null;
  }
}

/** Adds the typed quantity of an article. */
export function pressArticle(article: Article): AfterPress {
  const { counter } = useCounter.getState();
  if (useOrder.getState().bill === null && counter?.startOrder() === false) return "refused";
  const refusal = requireOrder(useOrder.getState().bill);
  if (refusal !== null) {
    showRefusal(refusal);
    return "refused";
  }
  const next = nextStep(article);
  if (next !== "add") return askFirst(article, next);
  const { questions } = requireReference().menu;
  if (questionsAbout(questions, article).length > 0) return askFirst(article, "ask");
  return addPressed(article, null);
}

/** What a press adds under its line, at once or not at all. */
type Answered = {
  readonly key: LineKey;
  readonly addTo: (bill: Bill) => Bill | Refusal;
};

/** Adds the article, with the typed price if its price varies, and with its answers if it was asked about. */
export function addPressed(
  article: Article,
  typedPrice: Money | null,
  answered?: Answered,
): AfterPress {
  const count = typedQuantity(useOrder.getState().typed);
  if (isRefusal(count)) {
    showRefusal(count);
    return "refused";
  }
  const { promotions, levels, menu } = requireReference();
  const isLevelAsked = locationOf(requireSession()).askForOrderLevel === true;
  const key = answered?.key ?? newLineKey();
  const isAdded = changeOrder((bill) => {
    const added = addArticle(bill, {
      key,
      article,
      quantity: count,
      joins: answered === undefined && useOrder.getState().sending === null,
      typedPrice,
      seats: seatsOfNext(),
      course: courseOfArticle(menu, article),
      promotions,
      moment: saleMoment(bill),
    });
    return answered === undefined || isRefusal(added) ? added : answered.addTo(added);
  }, selectLast);
  if (!isAdded) return "refused";
  const isAsked = answered !== undefined || questionsAbout(menu.questions, article).length === 0;
  if (!isAsked) return "ask-about-line";
  if (asksForLevel(article, levels, isLevelAsked)) return "set-level";
  return asksForCommission(article) ? "set-commission" : "added";
}

/** Whom the next line is for; nobody in particular until a seat is chosen. */
export function seatsOfNext(): readonly number[] {
  const { seat } = useOrder.getState();
  return seat === null ? [] : [seat];
}

/** Does not ask about an article that is out of stock. */
function askFirst(article: Article, question: AfterPress): AfterPress {
  const refusal = checkForSale(article);
  if (refusal === null) return question;
  showRefusal(refusal);
  return "refused";
}

/** Notes and mixers go on the line pressed last, which stays closed, and the next press starts with an empty pad. */
function selectLast(bill: Bill): Pick<OrderState, "typed" | "selected" | "opened"> {
  return { typed: "", selected: currentLines(bill).findLast(isItem)?.key ?? null, opened: null };
}
