import type { ArticleId, CategoryId } from "../id.ts";
import type { Article } from "./article.ts";
import type { Question } from "./question.ts";

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
