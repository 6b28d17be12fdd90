import type { ArticleId, CategoryId } from "../id.ts";
import { money } from "../money/money.ts";
import type { Article } from "./article.ts";
import { deepestAnswer, type Question } from "./question.ts";

type Asked = Pick<Article, "id" | "category">;

type Index = {
  readonly byArticle: ReadonlyMap<ArticleId, readonly Question[]>;
  readonly byCategory: ReadonlyMap<CategoryId, readonly Question[]>;
};

/** A menu may ask five questions about each of 20,000 articles, and every press looks here. */
const indexes = new WeakMap<readonly Question[], Index>();

/** Lists the questions about an article, its own and those of its category, in the order in which they are asked. */
export function questionsAbout(
  questions: readonly Question[],
  { id, category }: Asked,
): readonly Question[] {
  if (questions.length === 0) return questions;
  const { byArticle, byCategory } = indexOf(questions);
  const own = byArticle.get(id) ?? [];
  const shared = byCategory.get(category) ?? [];
  if (own.length === 0) return shared;
  const asked = new Set([...own, ...shared]);
  return shared.length === 0 ? own : questions.filter((question) => asked.has(question));
}

/** Lists the questions about an article that is a part of a set. */
export function questionsAboutPart(
  questions: readonly Question[],
  article: Asked,
): readonly Question[] {
  return questionsAbout(questions, article).map(asAboutPart);
}

/** An item is at level 0. A part of a set is an answer to a question about that. */
export type QuestionLevel = { readonly level: number; readonly isPart?: boolean };

/** Lists the questions about an article that is ordered, or that answers another question, as deep as they go. */
export function questionsAtLevel(
  questions: readonly Question[],
  article: Asked,
  { level, isPart = false }: QuestionLevel,
): readonly Question[] {
  if (level >= deepestAnswer) return [];
  return isPart ? questionsAboutPart(questions, article) : questionsAbout(questions, article);
}

const aboutParts = new WeakMap<Question, Question>();

/** A set has a price, so the cheapest size is included in it, and another one costs as much more as it is dearer. */
function asAboutPart(question: Question): Question {
  if (!question.namesPrice) return question;
  const known = aboutParts.get(question);
  if (known !== undefined) return known;
  const cheapest = Math.min(...question.choices.map(({ price }) => price));
  const choices = question.choices.map((choice) => ({
    ...choice,
    price: money(choice.price - cheapest),
  }));
  const aboutPart = { ...question, namesPrice: false, included: 0, choices };
  aboutParts.set(question, aboutPart);
  return aboutPart;
}

function indexOf(questions: readonly Question[]): Index {
  const known = indexes.get(questions);
  if (known !== undefined) return known;
  const byArticle = new Map<ArticleId, Question[]>();
  const byCategory = new Map<CategoryId, Question[]>();
  for (const question of questions) {
    for (const article of question.articles) addTo(byArticle, article, question);
    for (const category of question.categories) addTo(byCategory, category, question);
  }
  const index = { byArticle, byCategory };
  indexes.set(questions, index);
  return index;
}

function addTo<Key>(lists: Map<Key, Question[]>, key: Key, question: Question): void {
  const list = lists.get(key);
  if (list === undefined) lists.set(key, [question]);
  else list.push(question);
}
