import { addAnswers, articleAtNamedPrice } from "@comanda/domain/bill/add-answers";
import { findLine, type Bill } from "@comanda/domain/bill/bill";
import { changeAnswers } from "@comanda/domain/bill/change-answers";
import { isItem } from "@comanda/domain/bill/line-order";
import type { Line } from "@comanda/domain/bill/line";
import { isPartOfSet } from "@comanda/domain/bill/set-lines";
import { piecesOf } from "@comanda/domain/bill/recount-free-pieces";
import { typedQuantity } from "@comanda/domain/bill/typed-quantity";
import type { Article } from "@comanda/domain/menu/article";
import { oneQuantity } from "@comanda/domain/money/quantity";
import { isRefusal } from "@comanda/domain/refusal";
import { useState } from "react";
import { Redirect, useLocation } from "wouter";

import { useAllMessages } from "#language/all-messages.ts";
import { useTitle } from "#language/use-title.ts";
import type { Reference } from "#records/reference.ts";
import { FormScreen } from "#ui/form-screen.tsx";

import { showRefusal } from "../notice/index.ts";
import {
  addPressed,
  changeOrder,
  newLineKey,
  pathAfterPress,
  saleMoment,
  selectedLine,
  useOrder,
  type AfterPress,
} from "../order/index.ts";
import {
  answersOfLine,
  answersOnSheet,
  defaultAnswers,
  placeOfItem,
  toPresses,
  type Chosen,
} from "./chosen-answers.ts";
import { QuestionList } from "./question-list.tsx";
import { areSameAnswers } from "./same-answers.ts";

type QuestionsScreenProps = {
  readonly reference: Reference;
  /** The article that was touched; without one, the answers of the selected line are changed. */
  readonly articleId?: string | undefined;
};

/** Asks all questions about an article on one page. */
export function QuestionsScreen({ reference, articleId }: QuestionsScreenProps) {
  const bill = useOrder((state) => state.bill);
  const [line] = useState(() => (articleId === undefined ? itemOf(selectedLine()) : null));
  const wanted = articleId ?? String(line?.article);
  const article = reference.menu.articles.find(({ id }) => String(id) === wanted);
  const isChange = articleId === undefined;
  // The answers about its parts are on the page of the set.
  if (line !== null && !line.isSaved && article?.isSet === true) {
    return <Redirect to={`/set/${article.id}/${line.key}`} replace />;
  }
  if (bill === null || article === undefined || (isChange && (line === null || line.isSaved))) {
    return <Redirect to="/order" replace />;
  }
  return <QuestionsForm reference={reference} article={article} line={line} bill={bill} />;
}

/** Answers are changed together, whichever of them was touched. */
function itemOf(line: Line | null): Line | null {
  const { bill } = useOrder.getState();
  if (bill === null || line === null || isItem(line)) return line;
  const isUnder = line.type === "mixer" || isPartOfSet(line);
  return itemOf(isUnder ? findLine(bill, line.parent) : null);
}

type QuestionsFormProps = {
  readonly reference: Reference;
  readonly article: Article;
  readonly line: Line | null;
  readonly bill: Bill;
};

function QuestionsForm({ reference, article, line, bill }: QuestionsFormProps) {
  const { cancel, lines } = useAllMessages();
  useTitle(article.name);
  const [, navigate] = useLocation();
  const { menu } = reference;
  const place = placeOfItem(article);
  const [first] = useState(() =>
    line === null
      ? defaultAnswers(menu, place)
      : answersOfLine(bill, menu, { line, pieces: countOf(bill, line) }),
  );
  const [kept, setChosen] = useState(first);
  const chosen = answersOnSheet(menu, place, kept);
  const handleSubmit = () => {
    const after =
      line === null
        ? addAnswered(reference, article, chosen)
        : changeAnswered(reference, { article, line, chosen });
    if (after !== "refused")
      navigate(pathAfterPress(after, article) ?? "/order", { replace: true });
  };
  return (
    <FormScreen
      title={article.name}
      texts={{ cancel, submit: lines.confirm }}
      isTyped={!areSameAnswers(kept, first)}
      onSubmit={handleSubmit}
      onCancel={() => navigate("/order")}
    >
      <QuestionList reference={reference} place={place} chosen={chosen} onChange={setChosen} />
    </FormScreen>
  );
}

function countOf(bill: Bill, line: Line) {
  return line.type === "normal" ? piecesOf(bill, line) : oneQuantity;
}

/** Adds the article with its answers, or neither. */
function addAnswered({ menu }: Reference, article: Article, chosen: readonly Chosen[]): AfterPress {
  const count = typedQuantity(useOrder.getState().typed);
  if (isRefusal(count)) {
    showRefusal(count);
    return "refused";
  }
  const pieces = article.type === "timer" ? oneQuantity : count;
  const { bill } = useOrder.getState();
  if (bill === null) return "refused";
  const item = newLineKey();
  const { at } = saleMoment(bill);
  const presses = toPresses(chosen, { menu, item, pieces, at, newKey: newLineKey });
  return addPressed(articleAtNamedPrice(article, { menu, presses }, item), null, {
    key: item,
    addTo: (added) =>
      addAnswers(added, { key: item, article, quantity: pieces }, { menu, presses, isAsked: true }),
  });
}

type Change = {
  readonly article: Article;
  readonly line: Line;
  readonly chosen: readonly Chosen[];
};

function changeAnswered(
  { menu, promotions }: Reference,
  { article, line, chosen }: Change,
): AfterPress {
  const isChanged = changeOrder((bill) => {
    const now = findLine(bill, line.key) ?? line;
    const pieces = countOf(bill, now);
    const presses = toPresses(chosen, {
      menu,
      item: line.key,
      pieces,
      at: line.createdAt,
      newKey: newLineKey,
    });
    const change = { article, menu, presses, promotions, isAsked: true };
    return changeAnswers(bill, line.key, change);
  });
  return isChanged ? "added" : "refused";
}
