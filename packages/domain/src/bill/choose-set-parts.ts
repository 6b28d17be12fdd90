import type { ArticleId, OrderLevelId, QuestionId } from "../id.ts";
import type { Article } from "../menu/article.ts";
import { findArticle, courseOfArticle, type Menu } from "../menu/menu.ts";
import type { Question } from "../menu/question.ts";
import { noMoney, type Money } from "../money/money.ts";
import { refuse, type Refusal } from "../refusal.ts";
import { extrasOf, type SetPart } from "./add-set.ts";

/** A part of a set as a till sends it: the menu says what it costs. */
export type ChosenPart = {
  readonly question: QuestionId;
  readonly article: ArticleId;
  /** How many of it one set has. */
  readonly count: number;
  readonly note: string;
  readonly orderLevel: OrderLevelId | null;
  /** With what it is served; without a choice, it has that of its category. */
  readonly course?: number | null;
};

/** The sections of a set: the questions about it by name, not those about all articles of its category. */
export function sectionsOfSet(
  { questions }: Pick<Menu, "questions">,
  set: Pick<Article, "id">,
): readonly Question[] {
  return questions.filter(({ articles }) => articles.includes(set.id));
}

/** What the rules of sets need of a menu. */
export type MenuOfSets = Pick<Menu, "questions" | "articles" | "categories">;

/** What was chosen for a set, with its extras, if each section has as much of what it offers as it asks for. */
export function chooseSetParts(
  menu: MenuOfSets,
  set: Pick<Article, "id" | "name">,
  answers: readonly ChosenPart[],
): readonly SetPart[] | Refusal {
  const chosen = joinAlike(answers);
  const sections = sectionsOfSet(menu, set);
  const isAsked = (part: ChosenPart): boolean => sections.some(({ id }) => id === part.question);
  const stray = chosen.find((part) => !isAsked(part));
  if (stray !== undefined) return refuseAnswer(menu, set, stray);
  const parts: SetPart[] = [];
  for (const section of sections) {
    const own = chosen.filter(({ question }) => question === section.id);
    const refusal = checkSection(menu, { set, section }, own);
    if (refusal !== null) return refusal;
    parts.push(...partsOfSection(menu, section, own));
  }
  return parts;
}

/** What the choices cost on top of one set, whether they are all that it asks for or not. */
export function extrasOfChoices(
  menu: MenuOfSets,
  set: Pick<Article, "id">,
  answers: readonly ChosenPart[],
): Money {
  const chosen = joinAlike(answers);
  const parts = sectionsOfSet(menu, set).flatMap((section) =>
    partsOfSection(
      menu,
      section,
      chosen.filter(({ question }) => question === section.id),
    ),
  );
  return extrasOf(parts);
}

/** What is chosen of the same in a section is one part, however it was sent: the keys of its lines follow from that. */
function joinAlike(answers: readonly ChosenPart[]): readonly ChosenPart[] {
  const joined = new Map<string, ChosenPart>();
  for (const part of answers) {
    const name = `${part.question} ${part.article}`;
    const before = joined.get(name);
    joined.set(name, before === undefined ? part : { ...before, count: before.count + part.count });
  }
  return [...joined.values()];
}

type Section = { readonly set: Pick<Article, "name">; readonly section: Question };

function checkSection(
  menu: Pick<Menu, "articles">,
  { set, section }: Section,
  chosen: readonly ChosenPart[],
): Refusal | null {
  const { name, minimum, maximum, choices } = section;
  for (const part of chosen) {
    const choice = choices.find(({ article }) => article === part.article);
    // A set within a set would have no lines of its own.
    const isThere = menu.articles.some(({ id, isSet }) => id === part.article && !isSet);
    if (choice === undefined || !isThere) return refuseAnswer(menu, set, part);
    if (!Number.isSafeInteger(part.count) || part.count <= 0) return refuse("quantity-invalid");
    if (part.count > choice.maximum) {
      return refuse("answers-too-many", { question: name, maximum: choice.maximum });
    }
  }
  const count = countOf(chosen);
  if (count < minimum) return refuse("answer-missing", { question: name });
  return count > maximum ? refuse("answers-too-many", { question: name, maximum }) : null;
}

function countOf(parts: readonly Pick<ChosenPart, "count">[]): number {
  return parts.reduce((sum, { count }) => sum + count, 0);
}

function refuseAnswer(
  menu: Pick<Menu, "articles">,
  { name }: Pick<Article, "name">,
  { article }: ChosenPart,
): Refusal {
  const found = findArticle(menu, article);
  return refuse("answer-not-offered", { article: found?.name ?? `#${article}`, parent: name });
}

/** Of a section, the cheapest pieces are included, as in every question. */
function partsOfSection(
  menu: MenuOfSets,
  { id, choices, included }: Question,
  chosen: readonly ChosenPart[],
): readonly SetPart[] {
  const extraOf = ({ article }: ChosenPart): Money =>
    choices.find((choice) => choice.article === article)?.price ?? noMoney;
  let free = included;
  const freeOf = new Map<ChosenPart, number>();
  for (const part of chosen.toSorted((one, other) => extraOf(one) - extraOf(other))) {
    freeOf.set(part, Math.min(free, part.count));
    free -= Math.min(free, part.count);
  }
  return chosen.flatMap((part) => {
    const article = findArticle(menu, part.article);
    if (article === null) return [];
    const { note, orderLevel } = part;
    const course = part.course ?? courseOfArticle(menu, article);
    const withoutExtra = extraOf(part) === 0 ? part.count : (freeOf.get(part) ?? 0);
    return [
      { count: withoutExtra, extra: noMoney },
      { count: part.count - withoutExtra, extra: extraOf(part) },
    ].flatMap(({ count, extra }) =>
      count > 0 ? [{ question: id, article, count, extra, note, orderLevel, course }] : [],
    );
  });
}
