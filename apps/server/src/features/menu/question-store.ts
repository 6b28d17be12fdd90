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

/** What the questions of now and those before some changes are made of. */
type QuestionParts = {
  readonly rows: readonly QuestionRow[];
  readonly places: readonly CategoryPlace[];
  readonly unsold: ReadonlySet<ArticleId>;
  /** As a till asks them. */
  readonly asked: readonly Question[];
};

async function findQuestionParts(database: Database, location: LocationId): Promise<QuestionParts> {
  const rows = await findQuestionRows(database, location);
  if (rows.length === 0) return { rows, places: [], unsold: new Set(), asked: [] };
  const places = await findCategoryPlaces(database, location);
  const unsold = await findUnsoldChoices(database, location);
  return { rows, places, unsold, asked: askedOf(questionsOf(rows, places), unsold) };
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

export async function findCachedQuestions(reading: ReferenceReader): Promise<readonly Question[]> {
  const { asked } = await findCachedParts(reading);
  return asked;
}

/** The questions before these changes. */
export async function findQuestionsBefore(
  reading: ReferenceReader,
  since: readonly PriceChanges[],
): Promise<readonly Question[]> {
  const now = await findCachedParts(reading);
  if (now.rows.length === 0) return [];
  const rows = rowsBefore(now.rows, since, { table: "question", schema: questionRow });
  const places = rowsBefore(now.places, since, { table: "category", schema: categoryPlace });
  return askedOf(questionsOf(rows, places), now.unsold);
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
