import type { AnswerPress } from "@comanda/domain/bill/add-answers";
import { answersBelow, type Bill } from "@comanda/domain/bill/bill";
import type { Line, LineKey } from "@comanda/domain/bill/line";
import { pressChoice } from "@comanda/domain/bill/press-choice";
import { isPartOfSet } from "@comanda/domain/bill/set-lines";
import type { ArticleId, QuestionId } from "@comanda/domain/id";
import { priceAnswers } from "@comanda/domain/menu/answer";
import type { Article } from "@comanda/domain/menu/article";
import type { Menu } from "@comanda/domain/menu/menu";
import { answerWays, type AnswerWay, type Question } from "@comanda/domain/menu/question";
import { soldChoices } from "@comanda/domain/menu/sold-choices";
import { questionsAtLevel, type QuestionLevel } from "@comanda/domain/menu/questions-about";
import { lineTotal } from "@comanda/domain/money/line-total";
import { money, sumMoney, type Money } from "@comanda/domain/money/money";
import { quantity, type Quantity } from "@comanda/domain/money/quantity";
import type { Instant } from "@comanda/domain/time/instant";

/**
 * An answer on the sheet, for one piece. It is named by the question and what that is about. The sheet may stay open
 * while the menu is read anew, so an answer keeps only the ids of what it means.
 */
export type Chosen = {
  /** The name of the answer that it is about; that of the item is empty. */
  readonly about: string;
  readonly question: QuestionId;
  readonly article: ArticleId;
  readonly count: number;
  readonly way: AnswerWay | null;
};

/** A place on the sheet: the item, a part of a set, or an answer that leads to more questions. */
export type Place = QuestionLevel & { readonly name: string; readonly article: Article };

export function nameOf({
  about,
  question,
  article,
}: Pick<Chosen, "about" | "question" | "article">): string {
  return `${about}/${question}-${article}`;
}

export function placeOfItem(article: Article): Place {
  return { name: "", article, level: 0 };
}

/** A part is an answer to a question about its set. */
export function placeOfPart(article: Article): Place {
  return { name: "", article, level: 1, isPart: true };
}

/** Under an answer are the questions about that. */
export function placeBelow({ level }: Place, answer: Chosen, article: Article): Place {
  return { name: nameOf(answer), article, level: level + 1 };
}

export function questionsAt({ questions }: Menu, place: Place): readonly Question[] {
  return questionsAtLevel(questions, place.article, place);
}

/** What is chosen until staff choose something else, with what that leads to. */
export function defaultAnswers(menu: Menu, place: Place): readonly Chosen[] {
  return questionsAt(menu, place).flatMap((question) =>
    soldChoices(menu, question).flatMap(({ choice, article }) =>
      choice.isDefault && article.outOfStock.length === 0
        ? withDefaults(menu, place, { question, article })
        : [],
    ),
  );
}

function withDefaults(
  menu: Menu,
  place: Place,
  { question, article }: { readonly question: Question; readonly article: Article },
): readonly Chosen[] {
  const chosen: Chosen = {
    about: place.name,
    question: question.id,
    article: article.id,
    count: 1,
    way: null,
  };
  return [chosen, ...defaultAnswers(menu, placeBelow(place, chosen, article))];
}

/** Of the answers, those that are still on the sheet: what was retired meanwhile is not ordered unseen. */
export function answersOnSheet(
  menu: Menu,
  place: Place,
  chosen: readonly Chosen[],
): readonly Chosen[] {
  const shown = new Set(namesOnSheet(menu, place, chosen));
  return chosen.filter((one) => shown.has(nameOf(one)));
}

function namesOnSheet(menu: Menu, place: Place, chosen: readonly Chosen[]): readonly string[] {
  return questionsAt(menu, place).flatMap((question) =>
    soldChoices(menu, question).flatMap(({ article }) => {
      const answer = findChosen(chosen, { place, question, article });
      if (answer === undefined) return [];
      const below = placeBelow(place, answer, article);
      return [below.name, ...namesOnSheet(menu, below, chosen)];
    }),
  );
}

type Touch = {
  readonly place: Place;
  readonly question: Question;
  readonly article: Article;
};

/** One touch on an answer, by the same rule as in a set; what was to be left out is no longer mentioned. */
export function touchChoice(
  menu: Menu,
  chosen: readonly Chosen[],
  touch: Touch,
): readonly Chosen[] {
  const { place, question, article } = touch;
  const known = findChosen(chosen, touch);
  if (known?.way === "without") return withoutAnswer(chosen, known);
  const own = chosen.filter(
    (one) => one.about === place.name && one.question === question.id && one.way !== "without",
  );
  const before = new Map(own.map((one) => [one.article, one.count]));
  const after = pressChoice(question, before, article.id);
  const changed = own.reduce(
    (answers, one) => withCount(answers, one, after.get(one.article) ?? 0),
    chosen,
  );
  return known === undefined && after.has(article.id)
    ? [...changed, ...withDefaults(menu, place, { question, article })]
    : changed;
}

function withCount(chosen: readonly Chosen[], answer: Chosen, count: number): readonly Chosen[] {
  if (count === answer.count) return chosen;
  if (count === 0) return withoutAnswer(chosen, answer);
  return chosen.map((one) => (one === answer ? { ...one, count } : one));
}

/** As it is, then in each way, then as it is again. An answer that is not chosen yet begins with "without". */
export function touchWay(chosen: readonly Chosen[], touch: Touch): readonly Chosen[] {
  const known = findChosen(chosen, touch);
  if (known === undefined) {
    const { place, question, article } = touch;
    const without: Chosen = {
      about: place.name,
      question: question.id,
      article: article.id,
      count: 1,
      way: "without",
    };
    return [...chosen, without];
  }
  const ways: readonly (AnswerWay | null)[] = [null, ...answerWays.toReversed()];
  const way = ways[(ways.indexOf(known.way) + 1) % ways.length] ?? null;
  const changed = chosen.map((one) => (one === known ? { ...one, way } : one));
  // What is left out leads to nothing.
  return way === "without"
    ? changed.filter(({ about }) => !isBelow(about, nameOf(known)))
    : changed;
}

export function findChosen(
  chosen: readonly Chosen[],
  { place, question, article }: Touch,
): Chosen | undefined {
  return chosen.find(
    (one) => one.about === place.name && one.question === question.id && one.article === article.id,
  );
}

function withoutAnswer(chosen: readonly Chosen[], gone: Chosen): readonly Chosen[] {
  const name = nameOf(gone);
  return chosen.filter((one) => one !== gone && !isBelow(one.about, name));
}

function isBelow(about: string, name: string): boolean {
  return about === name || about.startsWith(`${name}/`);
}

type Pressed = {
  readonly menu: Menu;
  readonly item: LineKey;
  readonly pieces: Quantity;
  readonly at: Instant;
  readonly newKey: () => LineKey;
};

/** The answers as presses about so many pieces, each after what it is about, in the order of the questions. */
export function toPresses(
  chosen: readonly Chosen[],
  { menu, item, pieces, at, newKey }: Pressed,
): readonly AnswerPress[] {
  const keys = new Map<string, { readonly key: LineKey; readonly count: number }>([
    ["", { key: item, count: pieces }],
  ]);
  const placeInMenu = new Map(menu.questions.map(({ id, indexNumber }) => [id, indexNumber]));
  const orderOf = ({ question }: Chosen) => placeInMenu.get(question) ?? 0;
  const inOrder = chosen.toSorted(
    (one, other) => depthOf(one) - depthOf(other) || orderOf(one) - orderOf(other),
  );
  return inOrder.flatMap((one) => {
    const parent = keys.get(one.about);
    if (parent === undefined) return [];
    const key = newKey();
    const count = one.count * parent.count;
    keys.set(nameOf(one), { key, count });
    const { question, article, way } = one;
    return [
      {
        key,
        item: parent.key,
        question,
        article,
        quantity: quantity(count),
        way,
        at,
        note: "",
      },
    ];
  });
}

/** What the answers cost for one piece of what they are about. */
export function costOfAnswers(menu: Menu, place: Place, chosen: readonly Chosen[]): Money {
  const own = chosen.filter(({ about }) => about === place.name);
  const answers = own.map((one) => ({ ...one, quantity: quantity(one.count) }));
  const parts = priceAnswers(questionsAt(menu, place), answers, 1);
  const below = own.flatMap((one) => {
    const article = menu.articles.find(({ id }) => id === one.article);
    if (article === undefined || one.way === "without") return [];
    const under = placeBelow(place, one, article);
    return [money(costOfAnswers(menu, under, chosen) * one.count)];
  });
  return sumMoney([...parts.map((part) => lineTotal(part.price, part.quantity)), ...below]);
}

function depthOf({ about }: Chosen): number {
  return about.split("/").length;
}

function questionsOfPart(menu: Menu, part: Line): readonly Question[] {
  const article = menu.articles.find(({ id }) => id === part.article);
  return article === undefined ? [] : questionsAt(menu, placeOfPart(article));
}

/** What an unsent line was answered with, to be changed. */
export function answersOfLine(
  bill: Bill,
  menu: Menu,
  { line, pieces }: { readonly line: Line; readonly pieces: number },
): readonly Chosen[] {
  const above = new Map<string, { readonly name: string; readonly count: number }>([
    [line.key, { name: "", count: pieces }],
  ]);
  const found: Chosen[] = [];
  // The questions about a part are those of the menu, or as its set asks them.
  const asked = isPartOfSet(line) ? questionsOfPart(menu, line) : [];
  for (const answer of answersBelow(bill, line.key)) {
    const parent = above.get(answer.parent);
    const question = [...asked, ...menu.questions].find(({ id }) => id === answer.question);
    if (parent === undefined || question === undefined) continue;
    const { article, way } = answer;
    const own = { about: parent.name, question: question.id, article };
    const count = Math.max(1, Math.round(answer.quantity / parent.count));
    above.set(answer.key, { name: nameOf(own), count: answer.quantity });
    const same = found.findIndex((one) => nameOf(one) === nameOf(own));
    const known = found[same];
    // An answer that is included in part has two lines.
    if (known === undefined) found.push({ ...own, count, way });
    else found[same] = { ...known, count: known.count + count };
  }
  return found;
}
