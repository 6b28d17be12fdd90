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
import {
  cachePerReferenceVersion,
  type ReferenceReader,
} from "#journal/cache-per-reference-version.ts";
import { rowsBefore, type PriceChanges } from "#journal/price-changes-store.ts";

import { findCategoryPlaces } from "./category-place-store.ts";

/** The questions in use in the order in which they are asked, with every subcategory of their categories. */
export async function findQuestions(
  database: Database,
  location: LocationId,
): Promise<readonly Question[]> {
  const rows = await findQuestionRows(database, location);
  return rows.length === 0 ? [] : questionsOf(rows, await findCategoryPlaces(database, location));
}

/** The questions as a till asks them. */
export async function findAskedQuestions(
  database: Database,
  location: LocationId,
): Promise<readonly Question[]> {
  const questions = await findQuestions(database, location);
  const unsold = await findUnsoldChoices(database, location);
  return answerableQuestions(questions, (article) => !unsold.has(article));
}

export const findCachedQuestions = cachePerReferenceVersion(findAskedQuestions);

const findCachedUnsoldChoices = cachePerReferenceVersion(findUnsoldChoices);
const findCachedRows = cachePerReferenceVersion(findQuestionRows);
const findCachedPlaces = cachePerReferenceVersion(findCategoryPlaces);

/** The questions before these changes. */
export async function findQuestionsBefore(
  reading: ReferenceReader,
  since: readonly PriceChanges[],
): Promise<readonly Question[]> {
  const now = await findCachedRows(reading);
  if (now.length === 0) return [];
  const rows = rowsBefore(now, since, { table: "question", schema: questionRow });
  const places = rowsBefore(await findCachedPlaces(reading), since, {
    table: "category",
    schema: categoryPlace,
  });
  const unsold = await findCachedUnsoldChoices(reading);
  return answerableQuestions(questionsOf(rows, places), (article) => !unsold.has(article));
}

/** The choices that were retired or switched off: a press can no longer answer with them. */
async function findUnsoldChoices(
  database: Database,
  location: LocationId,
): Promise<ReadonlySet<ArticleId>> {
  const rows = await database
    .selectFrom("question_choice")
    .innerJoin("article", (join) =>
      join
        .onRef("article.location", "=", "question_choice.location")
        .onRef("article.id", "=", "question_choice.article"),
    )
    .select("article.id")
    .distinct()
    .where("question_choice.location", "=", location)
    .where((eb) =>
      eb.or([eb("article.deleted_at", "is not", null), eb("article.is_active", "=", 0)]),
    )
    .execute();
  return new Set(rows.map(({ id }) => id));
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
  const choicesOf = Map.groupBy(choices, ({ question }) => question);
  const articlesOf = Map.groupBy(articles, ({ question }) => question);
  const categoriesOf = Map.groupBy(categories, ({ question }) => question);
  return rows.map((row) => ({
    ...row,
    choices: toJson(
      (choicesOf.get(row.id) ?? []).map(({ article, price, is_default, maximum }) => ({
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
