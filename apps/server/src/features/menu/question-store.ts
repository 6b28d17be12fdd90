import type { ArticleId, LocationId } from "@comanda/domain/id";
import { categoriesWithDescendants } from "@comanda/domain/menu/menu";
import { answerableQuestions, type Question } from "@comanda/domain/menu/question";

import type { Database } from "#database/database.ts";
import {
  categoryPlace,
  journalledArticles,
  journalledCategories,
  journalledChoices,
  questionRow,
  type CategoryPlace,
  type QuestionRow,
} from "#database/journalled-rows.ts";
import { fromJson, toJson } from "#database/portable-columns.ts";
import { runInBatches } from "#database/run-in-batches.ts";
import {
  cacheEachPerReferenceVersion,
  cachePerReferenceVersion,
  type ReferenceReader,
} from "#journal/cache-per-reference-version.ts";
import { findFormerColumns, rowsBefore, type PriceChanges } from "#journal/price-changes-store.ts";

import { findCategoryPlaces } from "./category-place-store.ts";

/** The questions in use in the order in which they are asked, with every subcategory of their categories. */
export async function findQuestions(
  database: Database,
  location: LocationId,
): Promise<readonly Question[]> {
  const rows = await findQuestionRows(database, location);
  return rows.length === 0 ? [] : questionsOf(rows, await findCategoryPlaces(database, location));
}

/** What the questions of now and those before some changes are made of. */
type QuestionParts = {
  readonly rows: readonly QuestionRow[];
  readonly places: readonly CategoryPlace[];
  readonly choices: ReadonlySet<ArticleId>;
  /** Those of the choices that nobody can answer with. */
  readonly unsold: ReadonlySet<ArticleId>;
  /** As a till asks them. */
  readonly asked: readonly Question[];
};

async function findQuestionParts(database: Database, location: LocationId): Promise<QuestionParts> {
  const rows = await findQuestionRows(database, location);
  const places = rows.length === 0 ? [] : await findCategoryPlaces(database, location);
  const questions = questionsOf(rows, places);
  const choices = choicesOf(questions);
  const unsold = new Set(await findUnsold(database, location, [...choices]));
  return { rows, places, choices, unsold, asked: askedOf(questions, unsold) };
}

function askedOf(
  questions: readonly Question[],
  unsold: ReadonlySet<ArticleId>,
): readonly Question[] {
  return answerableQuestions(questions, (article) => !unsold.has(article));
}

/** The questions as a till asks them. */
export async function findAskedQuestions(
  database: Database,
  location: LocationId,
): Promise<readonly Question[]> {
  const { asked } = await findQuestionParts(database, location);
  return asked;
}

const findCachedParts = cachePerReferenceVersion(findQuestionParts);
const findCachedUnsold = cacheEachPerReferenceVersion(findUnsold, (article) => article);

export async function findCachedQuestions(reading: ReferenceReader): Promise<readonly Question[]> {
  const { asked } = await findCachedParts(reading);
  return asked;
}

/**
 * The questions before these changes, about choices that were sold then and still are: nobody was asked for the others,
 * or nobody can answer with them any more.
 */
export async function findQuestionsBefore(
  reading: ReferenceReader,
  since: readonly PriceChanges[],
): Promise<readonly Question[]> {
  const now = await findCachedParts(reading);
  if (now.rows.length === 0) return [];
  const rows = rowsBefore(now.rows, since, { table: "question", schema: questionRow });
  const places = rowsBefore(now.places, since, { table: "category", schema: categoryPlace });
  const questions = questionsOf(rows, places);
  const choices = choicesOf(questions);
  const unsold = new Set([
    ...now.unsold,
    ...(await findCachedUnsold(
      reading,
      [...choices].filter((article) => !now.choices.has(article)),
    )),
    ...[...choices].filter((article) => wasUnsold(article, since)),
  ]);
  return askedOf(questions, unsold);
}

function choicesOf(questions: readonly Question[]): ReadonlySet<ArticleId> {
  return new Set(questions.flatMap(({ choices }) => choices.map((choice) => choice.article)));
}

/** Those of the articles that were retired or switched off. */
async function findUnsold(
  database: Database,
  location: LocationId,
  articles: readonly ArticleId[],
): Promise<readonly ArticleId[]> {
  const rows = await runInBatches(articles, (some) =>
    database
      .selectFrom("article")
      .select("id")
      .where("location", "=", location)
      .where("id", "in", some)
      .where((eb) => eb.or([eb("deleted_at", "is not", null), eb("is_active", "=", 0)]))
      .execute(),
  );
  return rows.map(({ id }) => id);
}

/** Whether an article that is sold now was retired or switched off before these changes, or was not there yet. */
function wasUnsold(article: ArticleId, since: readonly PriceChanges[]): boolean {
  const before = findFormerColumns(since, "article", article);
  return before === null || before["is_active"] === 0 || (before["deleted_at"] ?? null) !== null;
}

/** As the journal has them, including retired ones. */
async function findQuestionRows(
  database: Database,
  location: LocationId,
): Promise<readonly QuestionRow[]> {
  const rows = await database
    .selectFrom("question")
    .selectAll()
    .where("location", "=", location)
    .orderBy("index_number")
    .orderBy("id")
    .execute();
  if (rows.length === 0) return [];
  const choices = await database
    .selectFrom("question_choice")
    .selectAll()
    .where("location", "=", location)
    .orderBy("index_number")
    .execute();
  const articles = await database
    .selectFrom("question_article")
    .select(["question", "article"])
    .where("location", "=", location)
    .orderBy("article")
    .execute();
  const categories = await database
    .selectFrom("question_category")
    .select(["question", "category"])
    .where("location", "=", location)
    .orderBy("category")
    .execute();
  const choicesByQuestion = Map.groupBy(choices, ({ question }) => question);
  const articlesOf = Map.groupBy(articles, ({ question }) => question);
  const categoriesOf = Map.groupBy(categories, ({ question }) => question);
  return rows.map((row) => ({
    ...row,
    choices: toJson(
      (choicesByQuestion.get(row.id) ?? []).map(({ article, price, is_default, maximum }) => ({
        product: article,
        price,
        isDefault: is_default === 1,
        maximum,
      })),
    ),
    products: toJson((articlesOf.get(row.id) ?? []).map(({ article }) => article)),
    categories: toJson((categoriesOf.get(row.id) ?? []).map(({ category }) => category)),
  }));
}

function questionsOf(
  rows: readonly QuestionRow[],
  places: readonly CategoryPlace[],
): readonly Question[] {
  const tree = places.map(({ id, parent }) => ({ id, parentId: parent }));
  return rows
    .filter((row) => row.deleted_at === null)
    .map((row) => ({
      id: row.id,
      name: row.name,
      indexNumber: row.index_number,
      minimum: row.minimum,
      maximum: row.maximum,
      included: row.included,
      namesPrice: row.names_price === 1,
      choices: fromJson(journalledChoices, row.choices).map(({ product, ...choice }) => ({
        article: product,
        ...choice,
      })),
      articles: fromJson(journalledArticles, row.products),
      categories: [
        ...categoriesWithDescendants(tree, fromJson(journalledCategories, row.categories)),
      ],
    }));
}
