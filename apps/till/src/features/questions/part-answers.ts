import type { AnswerPress } from "@comanda/domain/bill/add-answers";
import type { Bill } from "@comanda/domain/bill/bill";
import type { LineKey, NormalLine } from "@comanda/domain/bill/line";
import { partsOfSet } from "@comanda/domain/bill/set-lines";
import type { SectionChoices } from "@comanda/domain/bill/press-choice";
import type { ArticleId, QuestionId } from "@comanda/domain/id";
import type { Menu } from "@comanda/domain/menu/menu";
import { money, type Money } from "@comanda/domain/money/money";
import type { Instant } from "@comanda/domain/time/instant";

import {
  answersOfLine,
  answersOnSheet,
  costOfAnswers,
  defaultAnswers,
  placeOfPart,
  toPresses,
  type Chosen,
} from "./chosen-answers.ts";

/** How many of what is chosen, by section. */
type SetChoices = ReadonlyMap<QuestionId, SectionChoices>;

/** What was answered about what is chosen, by its name; each piece of a part has the same answers. */
export type PartAnswers = ReadonlyMap<string, readonly Chosen[]>;

type ChosenArticle = {
  readonly question: QuestionId | null;
  readonly article: ArticleId;
};

export function partName({ question, article }: ChosenArticle): string {
  return `${question}-${article}`;
}

/** The answers of a set that is changed. */
export function answersOfSet(bill: Bill, menu: Menu, set: NormalLine): PartAnswers {
  return new Map(
    partsOfSet(bill, set.key).map((part) => [
      partName(part),
      answersOfLine(bill, menu, { line: part, pieces: part.quantity }),
    ]),
  );
}

/** What is chosen keeps its answers, what is new begins with the usual ones, and what is gone has none. */
export function answersFor(menu: Menu, choices: SetChoices, before: PartAnswers): PartAnswers {
  return new Map(
    chosenArticles(choices).flatMap((one) => {
      const article = menu.articles.find(({ id }) => id === one.article);
      if (article === undefined) return [];
      const name = partName(one);
      const place = placeOfPart(article);
      const kept = before.get(name);
      const answers =
        kept === undefined ? defaultAnswers(menu, place) : answersOnSheet(menu, place, kept);
      return [[name, answers] as const];
    }),
  );
}

/** What the answers add to the price of one set. */
export function extrasOfAnswers(menu: Menu, choices: SetChoices, answers: PartAnswers): Money {
  return money(
    chosenArticles(choices).reduce((sum, one) => {
      const article = menu.articles.find(({ id }) => id === one.article);
      const own = answers.get(partName(one)) ?? [];
      return article === undefined
        ? sum
        : sum + one.count * costOfAnswers(menu, placeOfPart(article), own);
    }, 0),
  );
}

function chosenArticles(choices: SetChoices) {
  return [...choices].flatMap(([question, counts]) =>
    [...counts].map(([article, count]) => ({ question, article, count })),
  );
}

type Pressed = { readonly menu: Menu; readonly at: Instant; readonly newKey: () => LineKey };

/** The answers as presses about the parts of a set that is on the bill. */
export function pressesAboutParts(
  bill: Bill,
  set: LineKey,
  answers: PartAnswers,
  { menu, at, newKey }: Pressed,
): readonly AnswerPress[] {
  return partsOfSet(bill, set).flatMap((part) =>
    toPresses(answers.get(partName(part)) ?? [], {
      menu,
      item: part.key,
      pieces: part.quantity,
      at,
      newKey,
    }),
  );
}
